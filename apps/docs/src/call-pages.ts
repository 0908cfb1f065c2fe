import {
  dataSchema,
  type Located,
  operationsOf,
  refName,
  requestSchema,
  type Schema,
} from '../../../openapi/reference/document.ts'
import { exampleText } from '../../../openapi/reference/example-text.ts'
import { Html, html, withCode } from '../../../openapi/reference/html.ts'
import { createSampler } from '../../../openapi/reference/sample.ts'
import { schemaTable } from '../../../openapi/reference/schema-table.ts'
import { example } from './highlight.ts'
import { type Page, table } from './page.ts'
import { contract, source } from './sources.ts'

export const sample = createSampler(contract)
export const calls: Located[] = operationsOf(contract)

const repeats: Record<string, string> = {
  read: 'Repeated as a read',
  'money-write': 'Repeated with the same id',
}

/** Returns the code example that the generated documentation of an SDK method contains. */
function methodExample(id: string): string {
  const [feature = '', method = ''] = id.split('.')
  const text = source(`packages/sdk/src/features/${feature}.gen.ts`)
  const end = text.search(new RegExp(`\\n  ${method}[(<]`))
  const block = text.slice(text.lastIndexOf('/**', end), end)
  const code = block.match(/```ts\n([\s\S]*?)```/)?.[1] ?? ''
  return code.replace(/^ *\* ?/gm, '').trim()
}

/**
 * Returns the table of a schema for the page `api/shapes/`. This page contains all named schemas, so links to other
 * schemas lead to anchors on the same page.
 */
export const shapeTable = (schema: Schema | null): Html => toScroll(schemaTable(schema))

const toScroll = (part: Html): Html =>
  new Html(
    part.text
      .replaceAll('<th>', '<th scope="col">')
      .replaceAll('class="scroll"', 'class="scroll" tabindex="0"'),
  )

/** Changes the links in the table of a schema so that they work on pages other than `api/shapes/`. */
const toShapes = (part: Html, root: string): Html =>
  new Html(toScroll(part).text.replaceAll('href="#schema-', `href="${root}api/shapes/#schema-`))

/**
 * Returns the names of the fields of a schema, including nested fields. The fields of other schemas, to which the
 * schema refers by `$ref`, are left out.
 */
function fieldsOf(schema: Schema | null): string[] {
  if (!schema) return []
  const inner = [schema.items || null, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const own = Object.entries(schema.properties ?? {})
  return [...own.flatMap(([name, field]) => [name, ...fieldsOf(field)]), ...inner.flatMap(fieldsOf)]
}

function answer(schema: Schema): Html {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return html`${choices.map(answer)}`
  const named = contract.components.schemas[refName(schema.items || schema) ?? '']
  return named
    ? html`<p>${schema.items ? 'List of ' : ''}${refName(schema.items || schema)}</p>${schemaTable(named)}`
    : schemaTable(schema)
}

const isUpload = ({ operation }: Located) =>
  Object.keys(operation.requestBody?.content ?? {}).some((type) => type.startsWith('multipart/'))

function tryIt(call: Located): Html {
  if (isUpload(call)) return html``
  const schema = requestSchema(call.operation)
  const body = JSON.stringify(schema ? sample(schema) : {}, null, 2)
  return html`<section class="try" data-try hidden data-method="${call.method}" data-path="${call.path}" data-key="${call.operation['x-idempotency'] === 'key' ? 'yes' : 'no'}">
<h2 id="try">Try it on the sandbox</h2><label for="try-body">Request</label><textarea id="try-body" rows="${Math.min(12, body.split('\n').length)}" spellcheck="false">${body}</textarea>
<p class="try-row"><button type="button" class="primary" data-send>Send</button>${call.operation['x-login'] !== 'none' && html`<label><input type="checkbox" data-demo checked> as demo@example.com</label>`}<output></output></p>
<pre tabindex="0" aria-label="Answer" hidden></pre></section>`
}

function body(call: Located, root: string): Html {
  const { operation, method, path } = call
  const [feature, verb] = operation.operationId.split('.')
  const refusals = operation['x-errors'].map((name) => {
    const { code, cause, remedy } = contract['x-errors'][name]!
    return [
      html`<a href="${root}errors/${name}/"><code>${name}</code></a>`,
      `${code}`,
      withCode(cause),
      withCode(remedy),
    ]
  })
  return html`<p class="trail"><a href="${root}sdk/">SDK</a> › ${feature}</p>
<h1 class="code-name">sdk.${feature}.${verb}</h1><p class="lead">${withCode(operation.description)}</p>
<p class="wire"><b>${method}</b> <code>${path}</code></p>
<p class="chips"><span>Log-in: ${operation['x-login']}</span><span>Fund password: ${operation['x-fund-password']}</span><span>${repeats[operation['x-retry']] ?? `Repeats: ${operation['x-retry']}`}</span><span>Idempotency: ${operation['x-idempotency']}</span></p>
${example('TypeScript', methodExample(operation.operationId))}
<h2 id="request">Request</h2>${toShapes(schemaTable(requestSchema(operation)), root)}
<h2 id="answer">Answer</h2>${toShapes(answer(dataSchema(operation)), root)}
<h2 id="refusals">Refusals</h2>${table(['Name', 'No.', 'Cause', 'Remedy'], refusals)}
${operation['x-field-errors'].length > 0 && html`<p>Field errors of <code>VALIDATION</code>: ${operation['x-field-errors'].map((name) => html`<code>${name}</code> `)}</p>`}
${tryIt(call)}
<h2 id="wire">On the wire</h2>${example('HTTP', exampleText(call, sample))}`
}

export const callPages: Page[] = calls.map((call) => {
  const { operationId } = call.operation
  return {
    path: `sdk/${operationId.replace('.', '/')}/`,
    title: operationId,
    name: `sdk.${operationId}`,
    description: call.operation.description,
    section: 'SDK',
    kind: 'call',
    words: [
      call.path,
      ...fieldsOf(requestSchema(call.operation)),
      ...fieldsOf(dataSchema(call.operation)),
    ].join(' '),
    body: (root) => body(call, root),
  }
})

/** Returns the calls of each feature as tables: method of the SDK, name on the wire, meaning. */
export const callList = (root: string): Html =>
  html`${contract.tags.map(
    ({ name, description }) =>
      html`<h2 id="${name}">${name}</h2><p>${withCode(description)}</p>${table(
        ['Call', 'On the wire', 'Meaning'],
        calls
          .filter(({ operation }) => operation.tags.includes(name))
          .map(({ operation, method, path }) => [
            html`<a href="${root}sdk/${operation.operationId.replace('.', '/')}/"><code>${operation.operationId}</code></a>`,
            html`<code>${method} ${path}</code>`,
            withCode(operation.description),
          ]),
      )}`,
  )}`

/**
 * The pages of the refusals, the error answers of the API. Each page contains the cause and the remedy of one refusal,
 * and the calls that may return it.
 */
export const refusalPages: Page[] = Object.entries(contract['x-errors']).map(
  ([name, { code, text, cause, remedy, params: always, optionalParams }]) => {
    const params = (always || optionalParams) && { ...always, ...optionalParams }
    return {
      path: `errors/${name}/`,
      title: name,
      description: `${code}: ${cause}`,
      section: 'Refusals',
      kind: 'refusal',
      body: (root) => {
        const users = calls.filter(({ operation }) => operation['x-errors'].includes(name))
        return html`<p class="trail"><a href="${root}errors/">Refusals</a> › ${code}</p><h1 class="code-name">${name}</h1>
<p class="lead">${withCode(cause)}</p><h2>Remedy</h2><p>${withCode(remedy)}</p>
${example('The answer', JSON.stringify({ code, info: text, data: { error: name, ...(params ? { params } : {}) } }, null, 2))}
<p>HTTP 200. Programs read <code>data.error</code>; <code>info</code> is text in the language of <code>Accept-Language</code>.${params && ' The values of params above are the types of the contract.'}${text.includes('{') && html` The server replaces names in braces in <code>info</code> with values; times and sizes have a unit.`}${optionalParams && ` An answer may lack ${Object.keys(optionalParams).join(', ')}.`}</p>
<h2>Calls</h2><ul class="plain">${users.map(({ operation: { operationId } }) => html`<li><a href="${root}sdk/${operationId.replace('.', '/')}/">${operationId}</a></li>`)}</ul>`
      },
    }
  },
)

/** Returns the table of all refusals (error answers of the API), ordered by their numbers. */
export const refusalList = (root: string): Html =>
  table(
    ['No.', 'Name', 'Cause', 'Remedy'],
    Object.entries(contract['x-errors']).map(([name, { code, cause, remedy }]) => [
      `${code}`,
      html`<a href="${root}errors/${name}/"><code>${name}</code></a>`,
      withCode(cause),
      withCode(remedy),
    ]),
  )
