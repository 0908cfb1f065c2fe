import type { Document, Schema } from './document.ts'
import { type Html, html } from './html.ts'
import { schemaTable } from './schema-table.ts'

/** Returns the section with all named schemas. The tables of fields link to it. */
export function schemaSection(document: Document, sample: (schema: Schema) => unknown): Html {
  const entries = Object.entries(document.components.schemas)
  return html`<section id="shapes"><h2>Shapes</h2>${entries.map(
    ([name, schema]) => html`<section class="shape" id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>
${schema.description && html`<p>${schema.description}</p>`}
${schemaTable({ ...schema, description: undefined })}
${schema.properties && html`<details><summary>Example</summary><pre>${JSON.stringify(sample({ $ref: `#/components/schemas/${name}` }), null, 2)}</pre></details>`}
</section>`,
  )}</section>`
}
