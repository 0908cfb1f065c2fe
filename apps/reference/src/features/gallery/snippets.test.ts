import { expect, test } from 'vitest'
import manifest from '../../../../../packages/elements/custom-elements.json' with { type: 'json' }
import { entriesOf, type TagEntry } from './manifest.ts'
import { type CodeKind, type SnippetContext, snippet } from './snippets.ts'

const entry: TagEntry = {
  tagName: 'bourselet-trade-ticket',
  attributes: [
    { name: 'symbol', fieldName: 'symbol', type: { text: 'string' } },
    { name: 'symbols', fieldName: 'symbols', type: { text: 'readonly string[]' } },
    { name: 'without-bar', fieldName: 'withoutBar', type: { text: 'boolean' } },
  ],
  events: [
    { name: 'bourselet-order-placed', prop: 'onOrderPlaced' },
    { name: 'bourselet-sign-in', prop: 'onSignIn' },
  ],
  bourselet: {
    tier: 'money',
    widget: 'TradeTicket',
    from: '@bourselet/widgets/spot',
    required: ['symbol'],
    sdk: [
      "const place = await sdk.spot.place({ symbol: 'BTCUSDT' })",
      "// place: { order_no: 'S1' }",
      "sdk.stream.subscribe('ticker:spot:BTCUSDT', console.log)",
    ],
    bytes: { page: 1, further: 1, frame: 1 },
  },
}

const context: SnippetContext = {
  site: 'https://exchange.example',
  api: 'https://exchange.example',
  stream: undefined,
  attributes: { symbol: 'A"B', symbols: '["X"]', 'without-bar': 'true' },
  tokens: {},
  theme: null,
  locale: null,
  colours: null,
  density: null,
  height: undefined,
}

test('the script tag snippet loads the script from the site that shows the snippet, and escapes attribute values', () => {
  expect(snippet('html', entry, context)).toBe(`<script
  type="module"
  src="https://exchange.example/elements/autoload.js"></script>

<bourselet-trade-ticket
  symbol="A&quot;B"
  symbols="[&quot;X&quot;]"
  without-bar></bourselet-trade-ticket>`)
})

test('the script tag snippet pins the newest release that the site serves, with the hash of its script', () => {
  const release = { version: '1.2.3', integrity: 'sha384-abc' }
  expect(snippet('html', entry, { ...context, release, attributes: {} })).toBe(`<script
  type="module"
  crossorigin
  src="https://exchange.example/elements/v1.2.3/autoload.js"
  integrity="sha384-abc"></script>

<bourselet-trade-ticket></bourselet-trade-ticket>`)
})

test('the React snippet contains a comma-separated list as an array', () => {
  const attributes = { symbols: 'BTCUSDT, ETHUSDT,' }
  expect(snippet('html', entry, { ...context, attributes })).toContain('symbols="BTCUSDT, ETHUSDT,"')
  expect(snippet('react', entry, { ...context, attributes })).toContain('symbols={["BTCUSDT","ETHUSDT"]}')
})

test.each(['[alert(1)]', '["X"', ','])(
  'the React snippet omits the list %s, which is malformed',
  (symbols) => {
    expect(snippet('react', entry, { ...context, attributes: { symbols } })).not.toContain('symbols=')
  },
)

test('the React snippet contains a number as a number, and omits a value that is none', () => {
  const selected = { name: 'selected', fieldName: 'selected', type: { text: 'number' } }
  const chosen = { ...entry, attributes: [...entry.attributes, selected] }
  const given = (value: string) =>
    snippet('react', chosen, { ...context, attributes: { symbol: 'BTCUSDT', selected: value } })
  expect(given('3')).toContain('selected={3}')
  expect(given('"3"')).not.toContain('selected=')
})

test('the script tag snippet contains the settings and style tokens that the user of the gallery chose', () => {
  const chosen = { ...context, attributes: {}, api: 'https://api.example', locale: 'ja', theme: 'light' }
  expect(
    snippet('html', entry, { ...chosen, tokens: { '--bl-accent': '#ff0000' }, height: 420 }),
  ).toBe(`<script
  type="module"
  src="https://exchange.example/elements/autoload.js"
  data-api-base="https://api.example"
  data-locale="ja"
  data-theme="light"></script>

<style>
bourselet-trade-ticket {
  display: block;
  height: 420px;
  --bl-accent: #ff0000;
}
</style>

<bourselet-trade-ticket></bourselet-trade-ticket>`)
})

test.each([
  ['wss://stream.example/ws', "streamUrl: 'wss://stream.example/ws'", "streamUrl: 'wss://stream.example/ws'"],
  ['', "streamUrl: ''", 'stream: false'],
])('each snippet contains the stream address %j of the exchange', (stream, setting, option) => {
  const code = (kind: CodeKind) => snippet(kind, entry, { ...context, stream })
  expect(code('html')).toContain(`data-stream="${stream}"`)
  for (const kind of ['vue', 'svelte'] as const)
    expect(code(kind)).toContain(`configure({ site: 'https://exchange.example', ${setting} })`)
  for (const kind of ['react', 'sdk'] as const)
    expect(code(kind)).toContain(`createBourselet({ baseUrl: 'https://exchange.example', ${option} })`)
  expect(code('react')).toContain('<BourseletProvider client={client}>')
})

test('the React snippet contains properties, callbacks and a container with the given height', () => {
  const code = snippet('react', entry, { ...context, theme: 'light', height: 420 })
  expect(code).toContain("import { TradeTicket } from '@bourselet/widgets/spot'")
  expect(code).toContain('<BourseletProvider client={client} theme="light">')
  expect(code).toContain('<div style={{ height: 420 }}>')
  expect(code).toContain('symbols={["X"]}\n')
  expect(code).toContain('withoutBar\n')
  expect(code).toContain('onOrderPlaced={console.log}')
})

test('the React snippet is one module, which contains the style tokens as HTML, because React 18 escapes quotes in text', () => {
  const code = snippet('react', entry, { ...context, tokens: { '--bl-font': '"Courier New", monospace' } })
  expect(code).toContain(`const tokens = \`:root {
  --bl-font: "Courier New", monospace;
}\`

export const App = () => (
  <BourseletProvider client={client}>
    <style dangerouslySetInnerHTML={{ __html: tokens }} />
    <TradeTicket`)
  expect(code).toMatch(/\n\)$/)
})

test('the Vue snippet contains the script of the tag, its settings and its events', () => {
  const code = snippet('vue', entry, { ...context, density: 'compact' })
  expect(code).toContain("import '@bourselet/elements/tags/bourselet-trade-ticket'")
  expect(code).toContain("configure({ site: 'https://exchange.example', density: 'compact' })")
  expect(code).toContain('@bourselet-order-placed="log"')
})

test('the Svelte snippet escapes braces in values, because a brace begins an expression in Svelte', () => {
  const code = snippet('svelte', entry, {
    ...context,
    attributes: { symbol: 'BTCUSDT=', symbols: '[{"a":1}]' },
    tokens: { '--bl-accent': '#ff0000' },
  })
  expect(code).toBe(`<script>
import { configure } from '@bourselet/elements'
import '@bourselet/elements/tags/bourselet-trade-ticket'

configure({ site: 'https://exchange.example' })
const log = (event) => console.log(event.detail)
</script>

<bourselet-trade-ticket
  symbol="BTCUSDT="
  symbols="[&#123;&quot;a&quot;:1}]"
  onbourselet-order-placed={log}
  onbourselet-sign-in={log}></bourselet-trade-ticket>

<style>
bourselet-trade-ticket {
  --bl-accent: #ff0000;
}
</style>`)
})

test('the calls in the SDK snippet use the chosen symbol and product', () => {
  const code = snippet('sdk', entry, { ...context, attributes: { symbol: 'ETHUSDT', product: 'futures' } })
  expect(code).toContain("const place = await sdk.spot.place({ symbol: 'ETHUSDT' })")
  expect(code).toContain("subscribe('ticker:futures:ETHUSDT'")
})

/** Returns the SDK snippet of a tag in the manifest. */
function sdkOf(tagName: string, attributes: Record<string, string>): string {
  const modules = manifest.modules as unknown as Parameters<typeof entriesOf>[0]['modules']
  const found = entriesOf({ modules }).find((one) => one.tagName === tagName)!
  return snippet('sdk', found, { ...context, attributes })
}

test('the SDK snippet of a market tag reads and subscribes to the product and interval that the tag’s attributes set', () => {
  const book = sdkOf('bourselet-order-book', { symbol: 'XRPUSDT', product: 'futures' })
  expect(book).toContain("market.depth({ symbol: 'XRPUSDT', product: 'futures', limit: 20 })")
  expect(book).toContain("subscribe('depth:futures:XRPUSDT'")
  const chart = sdkOf('bourselet-price-chart', { symbol: 'ETHUSDT', product: 'futures', interval: '1h' })
  expect(chart).toContain(
    "market.history({ symbol: 'ETHUSDT', product: 'futures', type: 'kline', interval: '1h', limit: 300 })",
  )
  expect(chart).toContain("subscribe('candle:futures:ETHUSDT:1h'")
  const spot = sdkOf('bourselet-price-chart', { symbol: 'ETHUSDT' })
  expect(spot).toContain("market.history({ symbol: 'ETHUSDT', type: 'kline', interval: '15m', limit: 300 })")
  expect(spot).toContain("subscribe('candle:spot:ETHUSDT:15m'")
})
