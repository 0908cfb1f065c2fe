import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from './reference/document.ts'
import { referencePage } from './reference/page.ts'

const own = import.meta.dirname
const read = (name: string) => JSON.parse(readFileSync(join(own, name), 'utf8'))

/**
 * Writes the reference of the contract to a folder: one page, its style sheet and its search script. The page is
 * readable without the script. The usual tools Scalar and Redoc are not used, because they load more than 1 MB of
 * scripts and show neither refusals, retry classes nor the stream.
 */
export function writeReference(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const page = referencePage(read('openapi.json') as Document, read('examples.json'))
  writeFileSync(join(folder, 'index.html'), page)
  for (const name of ['page.css', 'search.js']) copyFileSync(join(own, 'reference', name), join(folder, name))
}

// Usage: node openapi/reference.ts
if (import.meta.main) writeReference(join(own, 'dist', 'reference'))
