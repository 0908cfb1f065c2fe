import {
  type Document,
  dataSchema,
  type Located,
  type Operation,
  refName,
  requestSchema,
  type Schema,
} from './document.ts'
import { type Html, html } from './html.ts'
import { schemaTable, typeOf } from './schema-table.ts'

type Sample = (schema: Schema) => unknown

/** Returns the section of one call: its description, properties, request, answer, refusals and an example. */
export function callSection(document: Document, call: Located, sample: Sample): Html {
  const { operation, method, path } = call
  return html`<section class="call" id="${operation.operationId}">
<h3><a href="#${operation.operationId}">${operation.operationId}</a> <code class="wire">${method} ${path}</code></h3>
<p>${operation.description}</p>
${facts(operation)}
<p class="source">${sourceBadges(operation)} ${operation['x-source'].reading}</p>
<div class="sides"><div><h4>Request</h4>${schemaTable(requestSchema(operation))}</div>
<div><h4>data</h4>${answerTables(document, dataSchema(operation))}</div></div>
${errorList(document, operation)}
<details><summary>Example</summary><pre>${exampleText(call, sample)}</pre></details>
</section>`
}

const facts = (operation: Operation) => html`<dl class="facts">
<div><dt>log-in</dt><dd>${operation['x-login']}</dd></div>
<div><dt>fund password</dt><dd>${operation['x-fund-password']}</dd></div>
<div><dt>retry class</dt><dd>${operation['x-retry']}</dd></div>
<div><dt>idempotency</dt><dd>${operation['x-idempotency']}</dd></div>
${!operation['x-implemented'] && html`<div><dt>sandbox</dt><dd>not implemented yet</dd></div>`}
</dl>`

/** Returns the tables of the fields of an answer, one for each alternative. */
function answerTables(document: Document, schema: Schema): Html {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return html`${choices.map((choice) => answerTables(document, choice))}`
  const named = document.components.schemas[refName(schema.items || schema) ?? '']
  return named ? html`<p>${typeOf(schema)}</p>${schemaTable(named)}` : schemaTable(schema)
}

function sourceBadges({ 'x-source': source }: Operation): Html[] {
  return (['method', 'request', 'response'] as const).map(
    (part) => html`<span class="badge ${source[part]}">${part} ${source[part]}</span> `,
  )
}

function errorList(document: Document, operation: Operation): Html {
  const names = operation['x-errors'].map((name) => {
    const text = document['x-errors'][name]?.text
    return html`<a href="#error-${name}" title="${text}">${name}</a> `
  })
  const fields = operation['x-field-errors']
  return html`<p class="errors"><b>Refusals</b> ${names}${fields.length > 0 && html` <b>Fields</b> ${fields.join(' ')}`}</p>`
}

/** Returns the example of a call as text: the request line, the header if needed, the body and the answer. */
export function exampleText({ operation, method, path }: Located, sample: Sample): string {
  const schema = requestSchema(operation)
  const asked = schema ? (sample(schema) as Record<string, unknown>) : {}
  const query = new URLSearchParams(asked as Record<string, string>).toString()
  const line = method === 'GET' && query ? `GET ${path}?${query}` : `${method} ${path}`
  const header = operation['x-idempotency'] === 'key' ? '\nIdempotency-Key: 01JGX2Q8T4W9V6C3N5B7M1K0PD' : ''
  const body = method === 'POST' && schema ? `\n\n${JSON.stringify(asked, null, 2)}` : ''
  const answer = { code: 1, info: 'success', data: sample(dataSchema(operation)) }
  return `${line}${header}${body}\n\n${JSON.stringify(answer, null, 2)}`
}
