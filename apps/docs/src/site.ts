import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { html } from '../../../openapi/reference/html.ts'
import { apiPages, shapeEntries } from './api-pages.ts'
import { callList, callPages, calls, refusalPages } from './call-pages.ts'
import { migration } from './changes.ts'
import { bytesTable, doors, firstExample, guidePages } from './guides.ts'
import { example } from './highlight.ts'
import { type Contents, documentOf, groupsOf, type Page, table } from './page.ts'
import { repository, source, tags } from './sources.ts'
import { featureOf, tagList, tagPages } from './tag-pages.ts'
import { documentedVersion } from './version.ts'
import { addReleases, type PageList } from './versions.ts'

const openTags = tags.filter(({ bourselet }) => bourselet.tier === 'open')

const ticker = html`<template><span data-tag="bourselet-ticker" data-symbol="BTCUSDT"></span></template>`

const start: Page = {
  path: '',
  title: 'Start',
  description: `An exchange in parts that fit your page: ${tags.length} tags, ${calls.length} typed calls, one stream.`,
  section: 'Start',
  kind: 'page',
  body: (root) => html`<div class="hero"><div><h1>An exchange in parts that fit your page.</h1>
<p class="lead">${tags.length} tags, ${calls.length} typed calls, one stream. Prices run in your page without a token. What holds a member’s money runs in a frame of the operator’s origin that no script of yours can read.</p>
<p><a class="primary" href="${root}guides/embed/">Put a price on a page</a></p></div>
<section class="preview" data-preview aria-label="Live ticker">${example('HTML', firstExample('guides/embed/').code)}<p class="none">The live price needs the script of this page and a running API.</p>${ticker}</section></div>
<h2>Four ways in</h2><div class="doors">${doors.map((page) => {
    const { title, code, steps } = firstExample(page.path)
    return html`<section class="door"><div><h3>${page.title}</h3><p>${page.description}</p><ol>${steps.map((step) => html`<li>${step}</li>`)}</ol><a href="${root}${page.path}">All steps: ${page.title}</a></div>${example(title, code)}</section>`
  })}</div>
<h2>What it costs your page</h2><p>Gzip, until the first price, everything inside. A build over a limit fails.</p>${bytesTable()}
<h2>Who can read what</h2>${table(
    ['Where', 'Holds', 'Can be read by'],
    [
      ['Market tags in your page', 'Public prices, no token', 'Every script of your page'],
      [
        'Frame of the operator with a member tag',
        'Token, fund password, balances, amounts, addresses',
        'The operator’s origin only',
      ],
      [
        'Events out of a frame',
        'Names and states, without amounts or personal data',
        'Every script of your page',
      ],
      ['API and stream, public reads', 'Coins, books, history', 'Every origin, without a token'],
      ['API and stream, calls of members', 'Accounts and orders', 'The operator’s origin, with the token'],
    ],
  )}<p><a href="${root}security/">What protects members</a></p>
<h2>All ${tags.length} tags</h2><p>${openTags.length} run in your page; the others are frames there.</p>${tagList(root)}`,
}

const indexes: Page[] = [
  {
    path: 'guides/',
    title: 'Guides',
    description: 'Guides for operators, partners, integrators and consumers of releases.',
    section: 'Guides',
    kind: 'page',
    body: (root) =>
      html`<h1>Guides</h1><dl class="list">${[...guidePages, migration].map(
        ({ path, title, description }) =>
          html`<div><dt><a href="${root}${path}">${title}</a></dt><dd>${description}</dd></div>`,
      )}</dl>`,
  },
  {
    path: 'tags/',
    title: 'Tags',
    description: 'All custom elements with attributes, events and code.',
    section: 'Tags',
    kind: 'page',
    body: (root) =>
      html`<h1>Tags</h1><p class="lead">${tags.length} custom elements. ${openTags.length} run in your page; the others are frames of the operator there.</p>${tagList(root)}`,
  },
  {
    path: 'sdk/',
    title: 'SDK',
    description: 'All methods of the SDK.',
    section: 'SDK',
    kind: 'page',
    body: (root) =>
      html`<h1>SDK</h1><p class="lead">${calls.length} methods, generated from the contract. Begin with <a href="${root}guides/sdk/">five minutes</a>, then read <a href="${root}guides/sdk-manual/">the manual</a>.</p>${callList(root)}`,
  },
  ...apiPages,
]

const theme = ['tokens', 'controls']
  .map((name) => source(`packages/widgets/src/shared/theme/${name}.css`))
  .join('\n')

/**
 * The design tokens (`--bl-*`) with the values that the style sheet sets on the document’s root, in the order of the
 * style sheet.
 */
export const tokens: [name: string, value: string][] = [
  ...new Map(
    [
      ...[...theme.matchAll(/^:where\(:root\)[^{]*\{[^}]*\}/gm)]
        .join('\n')
        .matchAll(/^ {2}(--bl-[\w-]+):\s*([^;]+);/gm),
    ].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const),
  ),
].map(([name, value]) => [name, value])

const isColor = ([, value]: [string, string]) =>
  /oklch|var\(--bl-(green|red|blue|orange)/.test(value) && !value.includes('px')

const theming: Page = {
  path: 'theming/',
  title: 'Theming',
  description: 'The tokens of the widgets with their defaults, and a preview that follows them.',
  section: 'Theming',
  kind: 'page',
  words: tokens.map(([name]) => name).join(' '),
  body: () => html`<h1>Theming</h1><p class="lead">Colors, corners, type and space come from ${tokens.length} custom properties. Set them on any ancestor of a tag; they cross the shadow boundary and reach the frames.</p>
${example('page.css', 'main {\n  --bl-accent: #0a7d4f;\n  --bl-radius-s: 0;\n}')}
<p>What no token reaches is styled by <code>::part()</code>, for example <code>bourselet-ticker::part(price)</code>. The page of each tag lists its parts. Out of a frame, only tokens apply.</p>
<p>Tags are dark or light as the page around them: by <code>data-bl-theme</code> (<code>dark</code>, <code>light</code>, <code>auto</code>) of the nearest ancestor that has it, by the token <code>--bl-scheme</code>, or by the CSS property <code>color-scheme</code>. The setting <code>theme</code> (<code>data-theme</code> on the script) overrides them in all tags.</p>
<p>A frame uses the colors of a page only if all surfaces are opaque, text has a contrast of at least 3:1 on surfaces, soft and solid fills, and faint and colored text one of 1.5:1. Otherwise it uses none of them, and the console names the reason.</p>
<div class="tokens-stage"><section class="preview" data-preview><h2>Live tokens</h2><p class="none">The preview needs the script of this page and a running API.</p>${html`<template><span data-tag="bourselet-coin-list"></span></template>`}</section></div>
<div class="controls"><label>Accent <input type="color" data-set="--bl-accent" value="#8f86ff"></label><label>Card <input type="color" data-set="--bl-surface-1" value="#14181f"></label><label>Corners <input type="range" min="0" max="20" value="6" data-set="--bl-radius-s"></label></div>
<h2>Tokens</h2>${table(
    ['Color', 'Token', 'Default'],
    tokens.map((token) => [
      isColor(token) ? html`<i class="swatch" data-token="${token[0]}"></i>` : '',
      html`<code>${token[0]}</code>`,
      html`<code>${token[1]}</code>`,
    ]),
  )}`,
}

export const pages: Page[] = [
  start,
  ...indexes,
  theming,
  ...guidePages,
  migration,
  ...tagPages,
  ...callPages,
  ...refusalPages,
]

function contentsOf(page: Page): Contents {
  if (page.section === 'Guides')
    return [
      { title: 'Five minutes', pages: doors },
      { title: 'In depth', pages: [...guidePages.slice(4), migration] },
    ]
  const groups = (list: Page[], groupOf: (page: Page) => string) =>
    groupsOf(list, groupOf).map(([title, pages]) => ({ title, pages }))
  if (page.section === 'Tags') return groups(tagPages, (one) => featureOf(tags[tagPages.indexOf(one)]!))
  if (page.section === 'SDK' || page.section === 'API')
    return groups(callPages, ({ title }) => title.split('.')[0] ?? '')
  return []
}

/** Returns llms.txt, the list of all pages with their descriptions for language models. */
const llms = () => `# Bourselet

> ${start.description} English only.

${['guide', 'page', 'tag', 'call', 'refusal']
  .map(
    (kind) =>
      `## ${kind}\n\n${pages
        .filter((page) => page.kind === kind && page.path)
        .map(({ title, path, description }) => `- [${title}](${path}): ${description.replace(/\s+/g, ' ')}`)
        .join('\n')}`,
  )
  .join('\n\n')}
`

/** Returns the content of all files of one version of the documentation, by their paths. */
export function docsFiles(version: string): Map<string, string> {
  const wire = (id: string) => {
    const { method, path } = calls.find(({ operation }) => operation.operationId === id)!
    return { method, path }
  }
  const swatches = tokens
    .filter(isColor)
    .map(([name]) => `[data-token="${name}"] { background: var(${name}); }`)
  return new Map([
    ...pages.map((page) => [`${page.path}index.html`, documentOf(page, contentsOf(page), version)] as const),
    ['tokens.css', `${theme}\n${swatches.join('\n')}\n`],
    ['openapi.json', source('openapi/openapi.json')],
    ['embed.json', source('openapi/embed.json')],
    ['llms.txt', llms()],
    ['calls.json', JSON.stringify({ settings: wire('site.settings'), login: wire('session.login') })],
    ['pages.json', JSON.stringify({ version, pages: pages.map(({ path }) => path) } satisfies PageList)],
    [
      'search.json',
      JSON.stringify([
        ...pages
          .filter(({ path }) => path !== '')
          .map(({ path, title, name, kind, description, words = '' }) => ({
            path,
            title,
            name,
            kind,
            text: `${description} ${words}`.trim().toLowerCase(),
          })),
        ...shapeEntries,
      ]),
    ],
  ])
}

/** Writes one version of the documentation to a folder as static files. */
export function writeDocs(folder: string, version = documentedVersion()): void {
  for (const [path, text] of docsFiles(version)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const name of ['docs.css', 'docs.js', 'theme.js', 'versions.js'])
    copyFileSync(join(import.meta.dirname, '..', 'client', name), join(folder, name))
  copyFileSync(join(repository, 'apps/reference/public/favicon.svg'), join(folder, 'favicon.svg'))
}

// Usage: node scripts/x.mjs exec node apps/docs/src/site.ts
if (import.meta.main) {
  const folder = join(import.meta.dirname, '..', 'dist')
  writeDocs(folder)
  addReleases(folder)
}
