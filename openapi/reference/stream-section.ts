import type { Document } from './document.ts'
import { type Html, html } from './html.ts'

/** Returns the section about the realtime stream: rules, topics and messages. */
export function streamSection(document: Document): Html {
  const { about, path, rules, topics } = document['x-stream']
  const rows = Object.values(topics).map(
    (topic) =>
      html`<tr><td><code>${topic.pattern}</code></td><td><a href="#schema-${topic.data}">${topic.data}</a></td><td>${topic.login}</td><td>${topic.about}</td></tr>`,
  )
  return html`<section id="stream"><h2>Stream</h2><p>${about} At <code>${path}</code>.</p>
<ul>${rules.map((rule) => html`<li>${rule}</li>`)}</ul>
<div class="scroll"><table><thead><tr><th>Topic</th><th>data</th><th>Log-in</th><th>Meaning</th></tr></thead><tbody>${rows}</tbody></table></div>
<p>Client to server: ${choices(document, 'StreamClientMessage')}. Server to client: ${choices(document, 'StreamServerMessage')}.</p></section>`
}

function choices(document: Document, name: string): Html[] {
  return (document.components.schemas[name]?.oneOf ?? []).map((choice, at) => {
    const schema = choice.$ref?.split('/').at(-1)
    return html`${at > 0 && ', '}<a href="#schema-${schema}">${schema}</a>`
  })
}
