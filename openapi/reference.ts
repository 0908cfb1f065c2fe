import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from './reference/document.ts'
import { referencePage } from './reference/page.ts'

// Usage: node openapi/reference.ts. Writes dist/reference.html from openapi.json. The page needs no script and no
// resource. Scalar and Redoc are applications of more than 1 MB that show neither refusals, retry classes nor the
// stream.
const folder = import.meta.dirname
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const document = JSON.parse(read('openapi.json')) as Document
const examples = JSON.parse(read('examples.json')) as Record<string, unknown>
const page = referencePage(document, examples, read('reference/page.css'))
mkdirSync(join(folder, 'dist'), { recursive: true })
writeFileSync(join(folder, 'dist', 'reference.html'), page)
console.log(
  `openapi/dist/reference.html: ${Object.keys(document.paths).length} calls, ${Math.round(page.length / 1024)} KiB`,
)
