import { callSection } from './call-section.ts'
import { type Document, type Located, operationsOf } from './document.ts'
import { errorSection } from './error-section.ts'
import { type Html, html } from './html.ts'
import { createSampler } from './sample.ts'
import { schemaSection } from './schema-section.ts'
import { streamSection } from './stream-section.ts'

/**
 * Returns the whole reference as one HTML page, which loads its style sheet and its search script from the
 * same folder.
 */
export function referencePage(document: Document, examples: Record<string, unknown>): string {
  const sample = createSampler(document, examples)
  const calls = operationsOf(document)
  const sections = document.tags.map(
    (tag) => html`<section id="${tag.name}"><h2>${tag.name}</h2><p>${tag.description}</p>
${of(calls, tag.name).map((call) => callSection(document, call, sample))}</section>`,
  )
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} API</title><link rel="icon" href="../favicon.svg"><link rel="stylesheet" href="page.css">
<script type="module" src="search.js"></script></head>
<body>${sidebar(document, calls)}<main><h1>${document.info.title} API</h1><p>${document.info.description}</p>
${headers(document)}${namesTable(calls)}${sections}${streamSection(document)}${errorSection(document)}
${schemaSection(document, sample)}</main></body></html>`
  return `${page.text}\n`
}

function of(calls: Located[], feature: string): Located[] {
  return calls.filter((call) => call.operation.tags.includes(feature))
}

function sidebar(document: Document, calls: Located[]): Html {
  const features = document.tags.map(
    (tag) =>
      html`<details><summary><a href="#${tag.name}">${tag.name}</a></summary>${of(calls, tag.name).map(
        ({ operation: { operationId } }) => html`<a href="#${operationId}">${operationId.split('.')[1]}</a>`,
      )}</details>`,
  )
  return html`<nav aria-label="Contents"><search hidden><input type="search" aria-label="Search calls, refusals and shapes" placeholder="Search" autocomplete="off" spellcheck="false" maxlength="64"><output></output></search><a href="#names">Names</a>${features}<a href="#stream">Stream</a><a href="#errors">Refusals</a><a href="#shapes">Shapes</a></nav>`
}

function headers(document: Document): Html {
  const rows = Object.values(document.components.parameters).map(
    (header) => html`<tr><td><code>${header.name}</code></td><td>${header.description}</td></tr>`,
  )
  return html`<h2 id="headers">Headers</h2><table><tbody><tr><td><code>Api-Token</code></td><td>The token of session.login, where there is one.</td></tr>${rows}</tbody></table>`
}

function namesTable(calls: Located[]): Html {
  const rows = calls.map(
    ({ operation: { operationId }, method, path }) =>
      html`<tr><td><a href="#${operationId}">${operationId}</a></td><td>${method}</td><td><code>${path}</code></td></tr>`,
  )
  return html`<section id="names"><h2>Names</h2><p>Our name of a call and its name on the wire.</p>
<div class="scroll"><table><thead><tr><th>Call</th><th>Method</th><th>Path</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}
