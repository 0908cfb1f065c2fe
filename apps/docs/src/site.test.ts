import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { html } from '../../../openapi/reference/html.ts'
import { newAddresses, oldAddressesPage } from './old-addresses.ts'
import { docsFiles, pages, tokens } from './site.ts'
import { contract, repository, source, tags } from './sources.ts'
import { sdkCode } from './tag-pages.ts'

const files = docsFiles('1.2.3')
const documents = [...files].filter(([path]) => path.endsWith('.html'))
/** Files that the build of the documentation copies beside the generated files. */
const copied = ['docs.css', 'docs.js', 'theme.js', 'versions.js', 'favicon.svg']

/** The anchors of each HTML document. */
const anchors = new Map(
  documents.map(([path, text]) => [path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
)

function problem(from: string, href: string): string | null {
  const [path = '', anchor] = href.split('#')
  const target = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path))
  const file = target.endsWith('/') ? `${target}index.html`.replace(/^\.\//, '') : target
  if (!files.has(file) && !copied.includes(file)) return `${from}: ${href}`
  return anchor && anchors.get(file)?.has(anchor) === false ? `${from}: ${href}` : null
}

test('every internal link of the documentation leads to an existing file and an existing anchor', () => {
  const problems = documents.flatMap(([path, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^[a-z]+:/.test(href))
      .map((href) => problem(path, href)),
  )
  expect(problems.filter((one) => one !== null)).toEqual([])
})

test('every call, tag and refusal has a page, an entry in the search and a line in llms.txt', () => {
  const calls = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => `sdk/${operationId.replace('.', '/')}/`),
  )
  const expected = [
    ...calls,
    ...tags.map(({ tagName }) => `tags/${tagName.replace('bourselet-', '')}/`),
    ...Object.keys(contract['x-errors']).map((name) => `errors/${name}/`),
  ]
  const found = JSON.parse(files.get('search.json') ?? '[]').map(({ path }: { path: string }) => path)
  for (const path of expected) {
    expect(files.has(`${path}index.html`), path).toBe(true)
    expect(found).toContain(path)
    expect(files.get('llms.txt')).toContain(`](${path})`)
  }
})

test('the page of each API call shows the call’s HTTP method and path, but not the notes of the contract field x-source', () => {
  for (const [path, item] of Object.entries(contract.paths))
    for (const [method, { operationId, 'x-source': origin }] of Object.entries(item)) {
      const page = files.get(`sdk/${operationId.replace('.', '/')}/index.html`)
      expect(page).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code>`)
      expect(page).not.toContain(html`${origin.reading}`.text)
      expect(page).not.toContain('<h2 id="origin">')
    }
})

test('the API pages format code in their texts as code and do not name the contract field x-source', () => {
  const page = files.get('api/index.html')
  expect(page).toContain('Clients send <code>wap</code>;')
  expect(page).not.toContain('x-source')
  for (const path of ['api/index.html', 'api/shapes/index.html'])
    expect(files.get(path)?.replace(/<(pre|code)\b.*?<\/\1>/gs, ''), path).not.toContain('`')
})

test('the search finds every named schema of the API, and finds a call by the name of one of its request fields', () => {
  const entries: { path: string; title: string; text: string }[] = JSON.parse(
    files.get('search.json') ?? '[]',
  )
  for (const name of Object.keys(contract.components.schemas))
    expect(entries).toContainEqual(
      expect.objectContaining({ path: `api/shapes/#schema-${name}`, title: name }),
    )
  expect(entries.find(({ title }) => title === 'spot.place')?.text).toContain('client_order_id')
})

test.each([
  ...['bourselet-ticker', 'bourselet-order-book', 'sdk.spot.place', 'embed-session', '--bl-accent'],
  ...['data-api-base', 'FRAME_COVERED', 'EMBED_ORIGIN', 'CIRCUIT_OPEN', 'OFFLINE', 'TRUSTED_PROXY'],
  ...[
    'READS_PER_MINUTE',
    'config.json',
    'cors',
    'frame-ancestors',
    'backup',
    'upgrade',
    'onOrderPlaced',
    'TradeTicket',
  ],
])('the search finds %s', (word) => {
  const entries: { title: string; name?: string; text: string }[] = JSON.parse(
    files.get('search.json') ?? '[]',
  )
  const isFound = entries.some(({ title, name = '', text }) =>
    `${title} ${name} ${text}`.toLowerCase().includes(word.toLowerCase()),
  )
  expect(isFound).toBe(true)
})

test('the search entry of a tag or SDK method has its full name, such as bourselet-ticker or sdk.spot.place', () => {
  const entries: { path: string; name?: string }[] = JSON.parse(files.get('search.json') ?? '[]')
  const nameOf = (path: string) => entries.find((entry) => entry.path === path)?.name
  expect(nameOf('tags/ticker/')).toBe('bourselet-ticker')
  expect(nameOf('sdk/spot/place/')).toBe('sdk.spot.place')
})

test('every old link to an anchor of the former page /reference/ leads to an existing page and anchor of the documentation', () => {
  const calls = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  )
  const page = oldAddressesPage()
  const targets = new Map(
    [...page.matchAll(/<li id="([^"]+)"><a href="\.\.\/docs\/([^"]*)"/g)].map(([, id, path]) => [id, path]),
  )
  expect([...targets.keys()]).toEqual(newAddresses.map(([anchor]) => anchor))
  expect([...targets.values()].filter((path = '') => problem('index.html', path))).toEqual([])
  for (const anchor of [
    ...['headers', 'names', 'stream', 'errors', 'shapes'],
    ...contract.tags.map(({ name }) => name),
    ...calls,
    ...Object.keys(contract['x-errors']).map((name) => `error-${name}`),
    ...Object.keys(contract.components.schemas).map((name) => `schema-${name}`),
  ])
    expect(targets.has(anchor), anchor).toBe(true)
  expect(targets.get('spot.place')).toBe('sdk/spot/place/')
})

test('every page of a call contains the code example of the SDK method', () => {
  const calls = pages.filter(({ kind }) => kind === 'call')
  for (const { path, title } of calls)
    expect(files.get(`${path}index.html`)?.replace(/<[^>]+>/g, ''), title).toMatch(
      new RegExp(`TypeScript[^]*?sdk\\.${title.replace('.', '\\.')}[^]*?Request`),
    )
})

test('the pages contain no inline script, no inline style and no duplicate id', () => {
  for (const [path, text] of documents) {
    expect(text, path).not.toMatch(/<script(?![^>]* src=)| style=| on[a-z]+="/)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length - new Set(ids).size, path).toBe(0)
  }
})

test('the page about theming lists more than 50 tokens, each exactly once', () => {
  const names = tokens.map(([name]) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
})

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

test.each(tags)('the SDK code of $tagName is valid and creates the client that it uses', (tag) => {
  const code = sdkCode(tag)
  expect(code).toContain("import { createBourselet } from '@bourselet/sdk'\n")
  expect(code).toContain('const sdk = createBourselet({')
  expect(() => new AsyncFunction(code.replace(/^import .*$/m, ''))).not.toThrow()
})

test.each([
  ['bourselet-transfer', "convert.exchange({ from_account: 'spot', to_account: 'futures'"],
  ['bourselet-convert', "convert.exchange({ from_coin: 'USDT', to_coin: 'BTC'"],
  ['bourselet-prediction-rounds', "prediction.place({ mode: 'round'"],
  ['bourselet-futures-history', "futures.orders({ scope: 'history'"],
  ['bourselet-closed-positions', "futures.positions({ scope: 'closed'"],
  ['bourselet-option-orders', "prediction.rounds({ scope: 'mine'"],
  ['bourselet-forgot-password', "session.sendCode({ scene: 'forgot'"],
])('the SDK code on the page of %s contains the call that this tag sends', (name, call) => {
  expect(sdkCode(tags.find(({ tagName }) => tagName === name)!)).toContain(call)
})

test('documented commands run TypeScript files with the Node version of the toolchain, because Node 20 cannot run such files', () => {
  const texts = ['README.md', ...globSync('apps/docs/guides/*.md', { cwd: repository }).sort()]
  const commands = texts.flatMap((file) => source(file).match(/[^`\n]*\bnode \S+\.ts\b/g) ?? [])
  expect(commands.length).toBeGreaterThan(1)
  for (const command of commands) expect(command).toContain('node scripts/x.mjs exec node ')
})

test('the guide to the member site names each field of config.json', () => {
  const [, fields = ''] =
    source('apps/reference/src/shared/site-config.ts').match(/const FIELDS[^{]*\{([\s\S]*?)\n\}/) ?? []
  const names = [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names.length).toBe(8)
  for (const name of names) expect(source('apps/docs/guides/site.md')).toContain(`\n| \`${name}\` | `)
})
