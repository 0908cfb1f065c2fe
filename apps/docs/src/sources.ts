import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '../../../openapi/reference/document.ts'

/** The root folder of the repository. */
export const repository = join(import.meta.dirname, '..', '..', '..')

/** Returns the text of a file of the repository. */
export const source = (file: string): string => readFileSync(join(repository, file), 'utf8')

/** An attribute of a tag in the manifest. */
interface Attribute {
  name: string
  fieldName: string
  type: { text: string }
  description?: string
}

/** An event of a tag in the manifest. */
interface TagEvent {
  name: string
  detail?: string
  prop: string
  description?: string
}

/** The entry of a tag in the manifest. */
export interface Tag {
  tagName: string
  description: string
  attributes: Attribute[]
  cssParts: { name: string; description: string }[]
  events: TagEvent[]
  bourselet: {
    tier: 'open' | 'money'
    scope?: string
    widget: string
    from: string
    required: string[]
    sdk: string[]
  }
}

export const contract = JSON.parse(source('openapi/openapi.json')) as Document
const manifest: { modules: { declarations: Tag[] }[] } = JSON.parse(
  source('packages/elements/custom-elements.json'),
)
export const tags: Tag[] = manifest.modules.flatMap(({ declarations }) => declarations)
