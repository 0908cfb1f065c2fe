import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildContract } from './generate/build-contract.ts'
import { readContract } from './generate/read-contract.ts'

// node openapi/generate.ts [--check] [--complete]
// --check writes nothing and fails when a generated file is stale; --complete fails while a call is missing.
const root = join(import.meta.dirname, '..')
const flags = new Set(process.argv.slice(2))

try {
  const { files, wire } = await buildContract(readContract(import.meta.dirname))
  const stale = Object.entries(files).filter(([path, text]) => current(path) !== text)
  for (const [path, text] of flags.has('--check') ? [] : stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  console.log(`${wire.present} of ${wire.total} calls, ${stale.length} files changed`)
  if (flags.has('--check') && stale.length > 0)
    fail(`stale: ${stale.map(([path]) => path).join(', ')}; run npm run gen`)
  if (flags.has('--complete') && wire.missing.length > 0) fail(`missing:\n${wire.missing.join('\n')}`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function current(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
