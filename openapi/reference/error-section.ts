import type { Document } from './document.ts'
import { type Html, html } from './html.ts'

/** Returns the section with the catalog of refusals and field errors. */
export function errorSection(document: Document): Html {
  const refusals = Object.entries(document['x-errors']).map(
    ([name, { code, text, params }]) =>
      html`<tr id="error-${name}"><td>${code}</td><td><code>${name}</code></td><td>${text}</td><td>${Object.entries(
        params ?? {},
      ).map(
        ([param, kind]) => html`<code>${param}</code> <a href="#schema-${kind}">${kind}</a> `,
      )}</td></tr>`,
  )
  const fields = Object.entries(document['x-field-errors']).map(
    ([name, text]) => html`<tr><td><code>${name}</code></td><td>${text}</td></tr>`,
  )
  return html`<section id="errors"><h2>Refusals</h2>
<p>The checks of a call run in this order, and the first group that fails answers: path and method, token, rate, format of
the fields (all reported together), feature switch, existence, state, KYC or credit, fund password, bounds of the product,
balance.</p>
<div class="scroll"><table><thead><tr><th>code</th><th>data.error</th><th>Text (en)</th><th>data.params</th></tr></thead><tbody>${refusals}</tbody></table></div>
<h3>Field errors: data.fields of VALIDATION</h3>
<div class="scroll"><table><thead><tr><th>Name</th><th>Text (en)</th></tr></thead><tbody>${fields}</tbody></table></div></section>`
}
