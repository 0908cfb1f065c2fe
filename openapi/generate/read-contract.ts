import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { Contract, Feature, Shared, Stream, Texts } from './contract.ts'

/**
 * Reads the files of a contract folder.
 * @throws Error if a file is not valid YAML or contains a key twice; the message names the file
 */
export function readContract(folder: string): Contract {
  const features = readdirSync(join(folder, 'features'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readYaml<Feature>(join(folder, 'features', name)))
  const stream = join(folder, 'stream.yaml')
  return {
    shared: readYaml<Shared>(join(folder, 'shared.yaml')),
    features,
    stream: existsSync(stream) ? readYaml<Stream>(stream) : null,
    wireCalls: readJson(join(folder, 'wire-calls.json')),
    texts: readTexts(join(folder, 'texts')),
  }
}

const readTexts = (folder: string): Record<string, Texts> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [basename(name, '.json'), readJson(join(folder, name))]),
  )

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function readYaml<T>(file: string): T {
  try {
    return parse(readFileSync(file, 'utf8')) as T
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
