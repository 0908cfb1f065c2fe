import type { Schema } from '../../../openapi/reference/document.ts'
import { type Html, html, withCode } from '../../../openapi/reference/html.ts'
import { callList, refusalList, sample, shapeTable } from './call-pages.ts'
import { type Page, table } from './page.ts'
import { contract } from './sources.ts'

const { schemas } = contract.components
const stream = contract['x-stream']

const shapeLink = (name: string, root: string): Html =>
  html`<a href="${root}api/shapes/#schema-${name}">${name}</a>`

/** Returns links to the schemas that a named schema lists as its alternatives (`oneOf`), separated by commas. */
const alternatives = (name: string, root: string): Html =>
  html`${(schemas[name]?.oneOf ?? []).map(
    ({ $ref = '' }, at) => html`${at > 0 && ', '}${shapeLink($ref.split('/').at(-1) ?? '', root)}`,
  )}`

const streamSection = (root: string): Html => html`<h2 id="stream">Stream</h2>
<p>${withCode(stream.about)} Path: <code>${stream.path}</code>.</p>${table(
  ['Topic', 'Data', 'Log-in', 'Events'],
  Object.values(stream.topics).map(({ pattern, data, login, about }) => [
    html`<code>${pattern}</code>`,
    shapeLink(data, root),
    login,
    about,
  ]),
)}<p>Client to server: ${alternatives('StreamClientMessage', root)}. Server to client: ${alternatives('StreamServerMessage', root)}.</p>
<ul>${stream.rules.map((rule) => html`<li>${withCode(rule)}</li>`)}</ul>`

/** Returns the section of a named schema: its fields and an example. */
function shapeSection([name, schema]: [string, Schema]): Html {
  const example = JSON.stringify(sample({ $ref: `#/components/schemas/${name}` }), null, 2)
  return html`<section class="shape"><h2 id="schema-${name}"><code>${name}</code></h2>${schema.description && html`<p>${withCode(schema.description)}</p>`}${shapeTable({ ...schema, description: undefined })}${schema.properties && html`<details><summary>Example</summary><pre tabindex="0">${example}</pre></details>`}</section>`
}

/** The search entries of the named schemas in the contract. */
export const shapeEntries = Object.entries(schemas).map(([name, schema]) => ({
  path: `api/shapes/#schema-${name}`,
  title: name,
  kind: 'shape',
  text: [schema.description ?? '', ...Object.keys(schema.properties ?? {})].join(' ').toLowerCase(),
}))

/** The pages about the whole API: the overview, the named schemas and the refusals. */
export const apiPages: Page[] = [
  {
    path: 'api/',
    title: 'API',
    description: contract.info.description,
    section: 'API',
    kind: 'page',
    body: (root) => html`<h1>API</h1><p class="lead">${withCode(contract.info.description)}</p>
<p>The <a href="${root}api/shapes/">shapes</a>, the <a href="${root}errors/">refusals</a>, and the <a href="${root}openapi.json">contract</a> as OpenAPI 3.1. The calls that open frames on partners’ pages are in <a href="${root}embed.json">a document of their own</a>.</p>
<h2 id="headers">Headers</h2>${table(
      ['Header', 'Meaning'],
      [
        ['Api-Token', 'The token of session.login, where there is one.'],
        ...Object.values(contract.components.parameters).map(({ name, description }) => [
          name,
          withCode(description ?? ''),
        ]),
      ],
    )}
${streamSection(root)}${callList(root)}`,
  },
  {
    path: 'api/shapes/',
    title: 'Shapes',
    description: 'All named schemas of the contract.',
    section: 'API',
    kind: 'page',
    body: () => html`<h1>Shapes</h1>${Object.entries(schemas).map(shapeSection)}`,
  },
  {
    path: 'errors/',
    title: 'Refusals',
    description: 'All refusals by number with cause and remedy.',
    section: 'Refusals',
    kind: 'page',
    body: (
      root,
    ) => html`<h1>Refusals</h1><p class="lead">HTTP is 200 and <code>code</code> is not 1. Programs read <code>data.error</code>, people read <code>info</code>.</p>
<p>The checks of a call run in this order, and the first group that fails answers: path and method, token, rate, format of the fields (all reported together), feature switch, existence, state, KYC or credit, fund password, bounds of the product, balance.</p>${refusalList(root)}
<h2>Field errors of <code>VALIDATION</code></h2>${table(
      ['Name', 'Text'],
      Object.entries(contract['x-field-errors']).map(([name, text]) => [html`<code>${name}</code>`, text]),
    )}`,
  },
]
