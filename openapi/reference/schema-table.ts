import { refName, type Schema } from './document.ts'
import { type Html, html, withCode } from './html.ts'

/**
 * Returns the table of an object's fields. Nested fields are named by their path with dots; the types link to named
 * schemas.
 */
export function schemaTable(schema: Schema | null): Html {
  if (!schema) return html`<p class="none">Nothing.</p>`
  const choices = schema.oneOf ?? schema.anyOf
  if (choices && !choices.some((choice) => choice.type === 'null')) {
    return html`<p>One of:</p>${choices.map((choice) => schemaTable(choice))}`
  }
  if (!schema.properties) return html`<p>${typeOf(schema)}${boundsOf(schema)}</p>`
  const rows = rowsOf(schema, '')
  if (rows.length === 0) return html`<p class="none">No fields.</p>`
  return html`<div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function rowsOf(schema: Schema, prefix: string): Html[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inner = [field, field.items || {}].find((schema) => schema.properties)
    const required = schema.required?.includes(name)
    const path = `${prefix}${name}`
    return [
      html`<tr><td><code>${path}</code>${required ? html`<b title="required">*</b>` : ''}</td><td>${typeOf(field)}</td><td>${meaning(field)}</td></tr>`,
      ...(inner ? rowsOf(inner, `${path}${inner === field ? '' : '[]'}.`) : []),
    ]
  })
}

function meaning(schema: Schema): Html {
  const bounds = boundsOf(schema)
  const fallback =
    schema.default === undefined ? '' : html` <span class="bound">default ${json(schema.default)}</span>`
  return html`${withCode(schema.description ?? '')}${fallback}${bounds}`
}

/** Returns the type of a schema as text, with links to named schemas. */
function typeOf(schema: Schema): Html {
  const name = refName(schema)
  if (name) return html`<a href="#schema-${name}">${name}</a>`
  if ('const' in schema) return html`<code>${json(schema.const)}</code>`
  if (schema.enum) return html`${joined(schema.enum.map((value) => html`<code>${json(value)}</code>`))}`
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return joined(choices.map(typeOf))
  if (schema.prefixItems)
    return html`[${schema.prefixItems.map((item, at) => html`${at ? ', ' : ''}${typeOf(item)}`)}]`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  return html`${[schema.type ?? 'object'].flat().join(' | ')}`
}

function boundsOf(schema: Schema): Html {
  const words = [
    schema.pattern && html`<code>${schema.pattern}</code>`,
    range(schema.minLength, schema.pattern ? undefined : schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    schema.prefixItems ? '' : range(schema.minItems, schema.maxItems, 'entries'),
  ].filter(Boolean)
  return html`${words.map((word) => html` <span class="bound">${word}</span>`)}`
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return ''
  if (max === undefined) return `at least ${min} ${unit}`
  return min === undefined ? `at most ${max} ${unit}` : `${min} to ${max} ${unit}`
}

function joined(parts: Html[]): Html {
  return html`${parts.map((part, at) => html`${at ? ' | ' : ''}${part}`)}`
}

function json(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
