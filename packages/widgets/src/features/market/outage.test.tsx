import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { BookPanel } from './book-panel/book-panel.tsx'
import { CoinList } from './coin-list/coin-list.tsx'
import { DepthChart } from './depth-chart/depth-chart.tsx'
import { OrderBook } from './order-book/order-book.tsx'
import { PriceChart } from './price-chart/price-chart.tsx'
import { RecentTrades } from './recent-trades/recent-trades.tsx'
import { SymbolBar } from './symbol-bar/symbol-bar.tsx'
import { Ticker } from './ticker/ticker.tsx'

const symbolWidgets = { Ticker, OrderBook, RecentTrades, PriceChart, DepthChart, SymbolBar, BookPanel }

/** The selector of an element of each widget. The widget renders this element only when its data are loaded. */
const content: Record<string, string> = {
  Ticker: '.bl-ticker .bl-price',
  'compact Ticker': '.bl-ticker__line .bl-price',
  CoinList: '.bl-coin-list__button, .bl-coin-list .bl-numbers [data-column="last"] .bl-price',
  OrderBook: '.bl-order-book tr[data-at]',
  RecentTrades: '.bl-trades__price',
  PriceChart: '.bl-price-chart__canvas canvas',
  DepthChart: '.bl-depth-chart canvas',
  SymbolBar: '.bl-symbol-bar .bl-price',
  BookPanel: '.bl-book-panel tr[data-at]',
}
const shows = (name: string) => document.querySelector(content[name]!) !== null

const drawn: [string, ReactNode][] = [
  ...Object.entries(symbolWidgets).map(([name, Widget]): [string, ReactNode] => [
    name,
    <Widget key={name} symbol="BTCUSDT" />,
  ]),
  ['compact Ticker', <Ticker key="compact" symbol="BTCUSDT" compact />],
  ['CoinList', <CoinList key="list" onSelect={() => {}} />],
]

function open(settings?: Parameters<typeof openExchange>[0]) {
  const exchange = openExchange(settings)
  onTestFinished(exchange.close)
  return exchange
}
const options = (exchange: ReturnType<typeof open>) =>
  ({ client: exchange.sdk, locale: 'en', width: 800 }) as const
const sentence = () => page.getByText(/The server is not responding|could not be loaded\. Try again/)

/** Expects a widget to show that the server is down, and to load its data when the server is up again. */
async function recovers(name: string, node: ReactNode) {
  const exchange = open()
  await exchange.step({ do: 'down' })
  await renderKit(<div style={{ height: 400, display: 'grid' }}>{node}</div>, options(exchange))
  await expect.element(sentence()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Try again/ })).toBeVisible()
  expect(shows(name)).toBe(false)
  await exchange.step({ do: 'up' })
  await expect.poll(() => shows(name), { timeout: 30_000 }).toBe(true)
  await expect.element(sentence()).not.toBeInTheDocument()
}

// One widget that loads its data by a call, and one that follows the stream.
const usual = ['CoinList', 'OrderBook']
const title = '%s shows that the server is down, and loads its data by itself when the server is up again'

test.each(drawn.filter(([name]) => usual.includes(name)))(title, recovers)

test.each(drawn.filter(([name]) => !usual.includes(name)))(title, { tags: 'deep' }, recovers)

/** Renders a book panel and returns functions that measure its header. */
async function showPanel(exchange: ReturnType<typeof open>, width: number) {
  const panel = <BookPanel symbol="BTCUSDT" />
  await renderKit(<div style={{ height: 400 }}>{panel}</div>, { ...options(exchange), width })
  await expect.poll(() => shows('BookPanel')).toBe(true)
  const tabs = page.getByRole('tablist').element()
  return {
    widthOf: (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().width,
    hasWholeTabs: () => tabs.scrollWidth <= tabs.clientWidth,
  }
}

test('while the connection is lost, the header of a narrow book panel shows the age of the prices beside the whole names of its tabs', {
  tags: 'deep',
}, async () => {
  const exchange = open()
  const { widthOf, hasWholeTabs } = await showPanel(exchange, 290)
  await exchange.step({ do: 'down' })
  await expect.element(page.getByText('Reconnecting')).toBeInTheDocument()
  expect(widthOf('Reconnecting')).toBe(1)
  await expect.element(page.getByText(/^\d+ s$/)).toBeVisible()
  expect(hasWholeTabs()).toBe(true)
})

test('while the connection is lost, the header of a wide book panel also shows the word “Reconnecting”', {
  tags: 'deep',
}, async () => {
  const exchange = open()
  const { widthOf } = await showPanel(exchange, 480)
  await exchange.step({ do: 'down' })
  await expect.element(page.getByText(/^\d+ s$/)).toBeVisible()
  expect(widthOf('Reconnecting')).toBeGreaterThan(40)
})

test('without a stream, the header of a narrow book panel shows the word “Delayed”, because the prices have no age', async () => {
  const exchange = open({ stream: false })
  const { widthOf, hasWholeTabs } = await showPanel(exchange, 290)
  await expect.element(page.getByText('Delayed')).toBeVisible()
  expect(widthOf('Delayed')).toBeGreaterThan(30)
  expect(hasWholeTabs()).toBe(true)
})

test('during an outage, the error stays visible while the request is repeated', {
  tags: 'deep',
}, async () => {
  const exchange = open()
  await exchange.step({ do: 'down' })
  await renderKit(<CoinList />, options(exchange))
  await expect.element(sentence()).toBeVisible()
  const { calls } = await exchange.inspect()
  const seen: boolean[] = []
  const observer = new MutationObserver(() => seen.push(document.querySelector('.bl-skeleton') === null))
  observer.observe(document.body, { childList: true, subtree: true })
  await expect
    .poll(async () => (await exchange.inspect()).calls.queryCoinMenu, { timeout: 30_000 })
    .toBeGreaterThan(calls.queryCoinMenu!)
  observer.disconnect()
  expect(seen).not.toContain(false)
})

test('during an outage, all widgets of a page share one request for the symbols, and only the SDK repeats it', async () => {
  const exchange = open()
  await exchange.step({ do: 'down' })
  // The test counts `fetch` calls instead of requests at the server. If a reused connection breaks, the browser repeats
  // the request, and the server would count it twice.
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  await renderKit(
    <>
      {[1, 2, 3].map((key) => (
        <Ticker key={key} symbol="BTCUSDT" />
      ))}
      <CoinList />
    </>,
    options(exchange),
  )
  await expect.poll(() => document.querySelectorAll('.bl-empty').length).toBe(4)
  // The SDK tries a failing call three times. The widget adds no further attempts.
  expect(fetched.mock.calls.filter(([url]) => String(url).endsWith('queryCoinMenu'))).toHaveLength(3)
})

/** Expects a widget with prices to show none of them until the call for the rules of the symbol succeeds. */
async function waitsForRules(node: ReactNode, selector: string) {
  const exchange = open()
  // The server returns prices, but the call for the rules of the symbol fails.
  await exchange.step({ do: 'drop', call: 'queryCoinMenu' })
  await renderKit(<div style={{ height: 400, display: 'grid' }}>{node}</div>, options(exchange))
  const figures = () =>
    [...document.querySelectorAll(`tbody ${selector}`)].map(({ textContent }) => textContent)
  await expect.element(sentence()).toBeVisible()
  expect(figures()).toEqual([])
  await exchange.step({ do: 'restore', call: 'queryCoinMenu' })
  // A widget repeats its call some seconds later, or at once when the browser is online again.
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => figures().length).toBeGreaterThan(3)
  for (const text of figures()) expect(text).toMatch(/^\d\d,\d{3}\.\d\d$/)
}

test(
  'no price is shown in the book until the rules of the symbol are loaded, because they define the decimals of prices',
  { tags: 'deep' },
  () => waitsForRules(<OrderBook symbol="BTCUSDT" />, '.bl-book__price'),
)

test(
  'no price is shown in the trades until the rules of the symbol are loaded, because they define the decimals of prices',
  { tags: 'deep' },
  () => waitsForRules(<RecentTrades symbol="BTCUSDT" />, '.bl-trades__price'),
)

test.each(Object.entries(symbolWidgets))(
  '%s shows a message with the name of its symbol if the exchange does not list the symbol',
  async (_, Widget) => {
    const exchange = open()
    await renderKit(<Widget symbol="NOPEUSDT" />, options(exchange))
    await expect.element(page.getByText('NOPEUSDT is not traded here')).toBeVisible()
    expect(document.body.textContent).not.toContain('()')
  },
)
