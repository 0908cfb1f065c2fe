import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import type { Row } from './rows.ts'

/** Matches a marked part of a file, between lines with `#region snippet` and `#endregion`. */
const region = /^.*#region snippet.*\n([\s\S]*?)^.*#endregion.*$/gm

/** Removes the indentation of the first line from all lines. */
function outdent(text: string): string {
  const [indent = ''] = /^ */.exec(text) ?? []
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim()
}

/**
 * Returns the marked parts of a file. Returns the whole file if it has no marks. Throws if a mark has no counterpart, or
 * if a part is empty, because every text contains an empty part.
 */
function partsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const marked = [...text.matchAll(region)].map(([, part = '']) => outdent(part))
  const marks = text.match(/#(end)?region/g) ?? []
  if (marks.length !== 2 * marked.length)
    throw new Error(`${file} has a #region snippet without #endregion, or the reverse`)
  const parts = marked.length > 0 ? marked : [text.trim()]
  if (parts.includes('')) throw new Error(`${file} has an empty snippet`)
  return parts
}

/** Throws if a README or guide does not contain a part of a file that must be its snippet. */
export function checkSnippets({ name, folder = name, snippets = {} }: Row): void {
  for (const [file, readme] of Object.entries(snippets)) {
    const text = readFileSync(join(root, readme), 'utf8')
    for (const part of partsOf(join(import.meta.dirname, folder, file)))
      if (!text.includes(part)) throw new Error(`${file} is not a snippet of ${readme}:\n${part}`)
  }
}
