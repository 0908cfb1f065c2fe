import { type Html, html, withCode } from '../../../openapi/reference/html.ts'
import { example } from './highlight.ts'
import { groupsOf, type Page, table } from './page.ts'
import { type Tag, tags } from './sources.ts'

const values: Record<string, string> = { symbol: 'BTCUSDT', guide: '1' }

export const shortName = ({ tagName }: Tag): string => tagName.replace('bourselet-', '')

/** Returns the feature of a tag: the last part of the path of the module that exports the tag's widget. */
export const featureOf = ({ bourselet }: Tag): string => bourselet.from.split('/').at(-1) ?? ''

const markupOf = ({ tagName, bourselet }: Tag): string => {
  const given = bourselet.required.map((name) => ` ${name}="${values[name] ?? ''}"`).join('')
  return `<${tagName}${given}></${tagName}>`
}

/** Returns code that creates a client and reads or writes the data of a tag. */
export function sdkCode({ bourselet }: Tag): string {
  const lines = bourselet.sdk.map((line, at) => (at > 0 && line.startsWith('const') ? `\n${line}` : line))
  return `import { createBourselet } from '@bourselet/sdk'

const sdk = createBourselet({ baseUrl: 'https://api.exchange.example' })

${lines.join('\n')}`
}

function snippets(tag: Tag): Html {
  const { widget, from, required } = tag.bourselet
  const isNumber = (name: string) =>
    tag.attributes.some((attribute) => attribute.name === name && attribute.type.text === 'number')
  const props = required
    .map((name) => ` ${name}=${isNumber(name) ? `{${values[name]}}` : `"${values[name]}"`}`)
    .join('')
  const imports = `import { configure } from '@bourselet/elements'
import '@bourselet/elements/tags/${tag.tagName}'

configure({ site: 'https://exchange.example', apiBase: 'https://api.exchange.example' })`
  return html`<div class="tabs" aria-label="Code">${example(
    'HTML',
    `<script type="module" src="https://exchange.example/elements/autoload.js"
  data-api-base="https://api.exchange.example"></script>

${markupOf(tag)}`,
  )}${example(
    'React',
    `import '@bourselet/widgets/styles.css'
import { createBourselet } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { ${widget} } from '${from}'

const client = createBourselet({ baseUrl: 'https://api.exchange.example' })

export const App = () => (
  <BourseletProvider client={client}>
    <${widget}${props} />
  </BourseletProvider>
)`,
  )}${example('Vue', `<script setup>\n${imports}\n</script>\n\n<template>\n  ${markupOf(tag)}\n</template>`)}${example(
    'Svelte',
    `<script>\n${imports}\n</script>\n\n${markupOf(tag)}`,
  )}${example('SDK', sdkCode(tag))}</div>`
}

/**
 * Returns the column beside the text about a tag: code examples, the content security policy that the host page needs,
 * and the events of the live preview.
 */
function beside(tag: Tag): Html {
  const isOpen = tag.bourselet.tier === 'open'
  const heard = [...tag.events.map(({ name }) => name), 'bourselet-error']
  return html`${snippets(tag)}${
    isOpen
      ? ''
      : html`<section class="card"><h2>What your page cannot read</h2><ul><li>Token and fund password: they are typed and kept in the frame of the operator.</li><li>Balances, amounts and prices that are typed: no event carries them.</li><li>Key presses and pixels: the frame has another origin.</li><li>No script of your page can press a button of the frame.</li></ul></section>`
  }${example(
    'Content-Security-Policy',
    `script-src https://exchange.example;\n${
      isOpen
        ? 'connect-src https://api.exchange.example wss://api.exchange.example'
        : 'frame-src https://exchange.example'
    }`,
  )}<section class="card" data-heard="${heard.join(' ')}" hidden><h2>Events of the preview</h2><ol aria-live="polite"></ol><p class="none">None yet. Use the preview.</p></section>`
}

/** Minimum length in characters at which the type of an event's detail is collapsed. */
const LONG_DETAIL = 120

/**
 * Returns the type of an event's detail. If the type is long, it is collapsed, and only the names of its first fields
 * are shown.
 */
function detailOf(detail = 'none'): Html {
  if (detail.length < LONG_DETAIL) return html`<code>${detail}</code>`
  const names = [...detail.matchAll(/"(\w+)\??":/g)].map(([, name]) => name)
  return html`<details><summary><code>{ ${names.slice(0, 4).join(', ')}, … }</code></summary><code>${detail}</code></details>`
}

const none = html`<p class="none">None.</p>`

function body(tag: Tag, root: string): Html {
  const isOpen = tag.bourselet.tier === 'open'
  return html`<p class="trail"><a href="${root}tags/">Tags</a> › ${featureOf(tag)}</p>
<h1 class="code-name">&lt;${tag.tagName}&gt;</h1><p class="lead">${withCode(tag.description)}</p>
<p class="chips"><span>${isOpen ? 'Runs in your page' : 'Frame of the operator on your page'}</span>${
    isOpen
      ? html`<span>No token</span>`
      : html`<span>The member signs in inside the frame</span><span>Scope of an embed session: ${tag.bourselet.scope ?? ''}</span>`
  }</p>
<section class="preview" data-preview><h2>Live preview</h2><p class="none">The preview needs the script of this page and a running API.</p><template>${markupHtml(tag)}</template></section>
<h2 id="attributes">Attributes</h2>${
    tag.attributes.length === 0
      ? none
      : table(
          ['Attribute', 'Property', 'Type', 'Meaning'],
          tag.attributes.map(({ name, fieldName, type, description }) => [
            html`<code>${name}</code>${tag.bourselet.required.includes(name) && html` <b class="required">required</b>`}`,
            html`<code>${fieldName}</code>`,
            html`<code>${type.text}</code>`,
            withCode(description ?? ''),
          ]),
        )
  }
<h2 id="events">Events</h2>${
    tag.events.length === 0
      ? none
      : table(
          ['Event', 'Detail', 'React', 'When'],
          tag.events.map(({ name, detail, prop, description }) => [
            html`<code>${name}</code>`,
            detailOf(detail),
            html`<code>${prop}</code>`,
            withCode(description ?? ''),
          ]),
        )
  }
<h2 id="parts">Parts</h2>${table(
    ['Part', 'What it is'],
    tag.cssParts.map(({ name, description }) => [html`<code>::part(${name})</code>`, withCode(description)]),
  )}${isOpen ? '' : html`<p>Out of a frame, no part can be styled; use the tokens.</p>`}
<p>All events bubble. Out of a frame they carry neither amounts nor personal data. Every tag also emits <code>bourselet-error</code>.
Its appearance follows the <a href="${root}theming/">tokens</a> of any ancestor.</p>
<section data-bytes="${tag.tagName}" hidden><h2 id="bytes">Bytes</h2>${table(['Page', 'Gzip'], [])}<p>Scripts that are loaded at once. Texts of one language and chart libraries come later.</p></section>`
}

/**
 * Returns a placeholder for the live preview of a tag. The script of the page replaces the placeholder with the tag.
 */
function markupHtml(tag: Tag): Html {
  const [symbol, guide] = ['symbol', 'guide'].map((name) =>
    tag.bourselet.required.includes(name) ? values[name] : undefined,
  )
  return html`<span data-tag="${tag.tagName}" data-symbol="${symbol}" data-guide="${guide}"></span>`
}

export const tagPages: Page[] = tags.map((tag) => ({
  path: `tags/${shortName(tag)}/`,
  title: shortName(tag),
  name: tag.tagName,
  words: [
    tag.bourselet.widget,
    ...tag.attributes.flatMap(({ name, fieldName }) => [name, fieldName]),
    ...tag.events.flatMap(({ name, prop }) => [name, prop]),
  ].join(' '),
  description: tag.description.replaceAll('`', ''),
  section: 'Tags',
  kind: 'tag',
  body: (root) => body(tag, root),
  beside: () => beside(tag),
}))

/** Returns the list of all tags, grouped by feature. */
export function tagList(root: string): Html {
  const groups = groupsOf(tags, featureOf)
  return html`<div class="tag-list">${groups.map(
    ([feature, entries]) =>
      html`<div><h3>${feature} <small>${entries.length}</small></h3><ul>${entries.map(
        (tag) => html`<li><a href="${root}tags/${shortName(tag)}/">${shortName(tag)}</a></li>`,
      )}</ul></div>`,
  )}</div>`
}
