import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { OrderBook } from './order-book.tsx'
import { line, lines, live, ready, settled, show, snapshot } from './test-book.tsx'

test('shows the asks above the bids with a running total and a bar in each row, and the spread between the sides', async () => {
  await show()
  await ready()
  expect(lines('asks')).toEqual([
    ['60,002.10', '4.00000', '7.00000'],
    ['60,001.90', '2.00000', '3.00000'],
    ['60,001.05', '1.00000', '1.00000'],
  ])
  expect(lines('bids')).toEqual([
    ['60,000.90', '1.00000', '1.00000'],
    ['60,000.10', '2.00000', '3.00000'],
    ['59,999.95', '3.00000', '6.00000'],
  ])
  await expect.element(page.getByText('Spread 0.15')).toBeVisible()
  // The bar of the largest total fills its row. The lengths of all other bars are relative to that total.
  expect(line('asks', 2).querySelector<HTMLElement>('.bl-book__bar')?.style.backgroundPosition).toBe(
    '100% 0px, 0% 0px',
  )
  expect(line('bids', 0).querySelector<HTMLElement>('.bl-book__bar')?.style.backgroundPosition).toBe(
    '14% 0px, 86% 0px',
  )
})

test('with wider price groups, rounds bids down and asks up', async () => {
  await show()
  await ready()
  await page.getByRole('combobox', { name: 'Price grouping' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await expect
    .poll(() => lines('bids'))
    .toEqual([
      ['60,000', '3.00000', '3.00000'],
      ['59,999', '3.00000', '6.00000'],
    ])
  expect(lines('asks')).toEqual([
    ['60,003', '4.00000', '7.00000'],
    ['60,002', '3.00000', '3.00000'],
  ])
})

test('with wider price groups, requests no grouped levels from the server if the live levels fill all rows', async () => {
  const exchange = await show({ levels: 2 })
  await ready()
  await page.getByRole('combobox', { name: 'Price grouping' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await expect.poll(() => lines('bids').map(([price]) => price)).toEqual(['60,000', '59,999'])
  expect((await exchange.inspect()).requests.marketDepth).not.toHaveProperty('group')
})

test('after another price group is selected, shows no levels grouped by the former price group', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(<OrderBook symbol="ETHUSDT" levels={5} />, { client: exchange.sdk, locale: 'en' })
  await ready()
  const select = async (group: string) => {
    await page.getByRole('combobox', { name: 'Price grouping' }).click()
    await page.getByRole('option', { name: group, exact: true }).click()
  }
  await select('1')
  await expect.poll(() => lines('bids').length).toBeLessThan(5)
  const last = Number(lines('bids').at(-1)![0]!.replace(',', ''))
  const far = Array.from({ length: 30 }, (_, at) => [`${last - at}`, '50.00000000'])
  await exchange.step({ do: 'answer', call: 'marketDepth', data: { ...snapshot, bids: far, asks: [] } })
  await expect.poll(() => lines('bids').length).toBe(5)
  await exchange.step({ do: 'hold', call: 'marketDepth' })
  await select('10')
  await expect.poll(() => lines('bids')[0]![0]!.endsWith('0')).toBe(true)
  expect(lines('bids').map(([, quantity]) => quantity)).not.toContain('50.0000')
})

test('with wide price groups, fills rows that lie beyond the live levels with levels from the server', async () => {
  const exchange = await show()
  const far = ['59999', '59998', '59997'].map((price) => [price, '50.00000000'])
  const data = { ...snapshot, bids: far, asks: [] }
  await exchange.step({ do: 'answer', call: 'marketDepth', data, when: { group: '1' } })
  await ready()
  await page.getByRole('combobox', { name: 'Price grouping' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  // The live levels contain only a part of the last of their groups, so the server's group replaces it.
  await expect
    .poll(() => lines('bids').map(([price, quantity]) => [price, quantity]))
    .toEqual([
      ['60,000', '3.00000'],
      ['59,999', '50.00000'],
      ['59,998', '50.00000'],
      ['59,997', '50.00000'],
    ])
})

test('shows changes of the stream without re-rendering unchanged rows', async () => {
  const exchange = await show()
  await ready()
  await live(exchange)
  const touched = new Set<Node>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) touched.add(target.parentElement?.closest('tr') ?? target)
  })
  observer.observe(document.querySelector('.bl-book')!, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['59999.95', '4.00000000']] })
  await expect.poll(() => lines('bids')[2]).toEqual(['59,999.95', '4.00000', '7.00000'])
  expect(touched.has(line('bids', 2))).toBe(true)
  expect(touched.has(line('bids', 0))).toBe(false)
  expect(touched.has(line('asks', 0))).toBe(false)
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.90', '0.00000000']] })
  await expect.poll(() => lines('bids').map(([price]) => price)).toEqual(['60,000.10', '59,999.95'])
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', asks: [['60001.00', '0.50000000']] })
  await expect.poll(() => lines('asks').at(-1)?.[0]).toBe('60,001.00')
  observer.disconnect()
})

test('marks the prices at which the member has orders, even if prices are grouped', async () => {
  await show({
    ownOrders: [
      { side: 'buy', price: '60000.10' },
      { side: 'sell', price: '60001.90' },
      { side: 'buy', price: '60001.05' },
    ],
  })
  await ready()
  const marked = () =>
    [...document.querySelectorAll('.bl-book__own')].map((mark) => mark.closest('td')?.textContent)
  expect(marked()).toEqual(['Your order60,001.90', 'Your order60,000.10'])
  await page.getByRole('combobox', { name: 'Price grouping' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await expect.poll(marked).toEqual(['Your order60,002', 'Your order60,000'])
})

test('screen readers get each side as a table with headers, and changes are not read out', async () => {
  await show({ onPriceSelect: () => {} })
  await ready()
  const grid = page.getByRole('grid', { name: 'BTCUSDT, Asks' })
  await expect.element(grid).toBeVisible()
  expect(
    grid
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent),
  ).toEqual(['Price (USDT)', 'Qty (BTC)', 'Total'])
  expect(document.querySelector('.bl-book [aria-live], .bl-book [role="status"]')).toBeNull()
})

test('until the first answer, shows gray rows of the same height as the loaded ones', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'hold', call: 'marketDepth' })
  await renderKit(<OrderBook symbol="BTCUSDT" levels={5} />, { client: exchange.sdk, locale: 'en' })
  const book = () => document.querySelector<HTMLElement>('.bl-book')!
  await expect.poll(() => document.querySelectorAll('.bl-book .bl-skeleton').length).toBeGreaterThan(20)
  expect(book().getAttribute('aria-busy')).toBe('true')
  await expect.element(page.getByText('Price (USDT)').first()).toBeVisible()
  const before = book().offsetHeight
  await exchange.step({ do: 'restore', call: 'marketDepth' })
  await exchange.step({ do: 'cut' })
  await expect.poll(() => lines('bids').length).toBe(5)
  expect(book().offsetHeight).toBe(before)
})

test('dims the book while the stream is disconnected, and shows it normally after a reconnect', async () => {
  const exchange = await show()
  await ready()
  await live(exchange)
  await exchange.step({ do: 'hold', call: 'marketDepth' })
  await exchange.step({ do: 'cut' })
  await expect.poll(() => document.querySelector('.bl-book')?.hasAttribute('data-stale')).toBe(true)
  expect(lines('bids')).toHaveLength(3)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: snapshot })
  await exchange.step({ do: 'cut' })
  await expect.poll(() => document.querySelector('.bl-book')?.hasAttribute('data-stale')).toBe(false)
})

test('shows a message for an empty book until an order arrives', async () => {
  const exchange = await show({}, { ...snapshot, bids: [], asks: [] })
  await expect.element(page.getByText('The order book is empty')).toBeVisible()
  await live(exchange)
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.00', '1.00000000']] })
  await expect.poll(() => lines('bids')).toEqual([['60,000.00', '1.00000', '1.00000']])
})

test('shows an error for an unknown symbol, and loads the book on a retry', { tags: 'deep' }, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'marketDepth', code: 5301, error: 'SYMBOL_UNKNOWN' })
  await renderKit(<OrderBook symbol="BTCUSDT" levels={5} />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The client requests the book at most once a second. If the number of requests stays the same for 1.2 s, no earlier
  // request is pending. So the next request is the one that the retry button sends.
  await expect.poll(settled(exchange), { interval: 1_200 }).toBe(true)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: snapshot })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => lines('bids').length).toBe(3)
})

test('for a contract, shows the mark price between asks and bids, and below the rows the percentages of bids and asks', async () => {
  await show({ product: 'futures' })
  await expect.poll(() => document.querySelector('.bl-book__mark')?.textContent).toBe('60,117.4')
  const share = () => document.querySelector('.bl-book__share')?.textContent
  await expect.poll(share).toBe('46% bids54% asks')
})
