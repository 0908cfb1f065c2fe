import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the hashes of the files in a folder that match the pattern, by their paths. */
export function hashes(folder: string, pattern = '**/*.*'): Record<string, string> {
  const names = globSync(pattern, { cwd: folder }).sort()
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(folder, name)))
        .digest('base64')
      return [name.replaceAll('\\', '/'), `sha384-${hash}`]
    }),
  )
}

/** Returns the paths of the files in a folder that contain the text. */
export const filesWith = (folder: string, text: string): string[] =>
  globSync('**/*.*', { cwd: folder })
    .filter((name) => readFileSync(join(folder, name)).includes(text))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

/**
 * Writes the hashes of a folder's scripts to integrity.json. They have the format of the attribute `integrity` and of
 * the key `integrity` in an import map.
 */
export const writeIntegrity = (folder: string): void =>
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes(folder, '**/*.js'), null, 2)}\n`)
