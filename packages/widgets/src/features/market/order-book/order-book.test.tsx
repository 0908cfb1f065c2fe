import type { Level } from '@bourselet/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused } from '../../../testing/focused.ts'
import { openExchange, type TestExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { OrderBook, type OrderBookProps } from './order-book.tsx'

const snapshot = {
  symbol: 'BTCUSDT',
  epoch: 'e1',
  seq: 1,
  ts: 1_000,
  last: '60000.00',
  bids: [
    ['60000.90', '1.00000000'],
    ['60000.10', '2.00000000'],
    ['59999.95', '3.00000000'],
  ] as Level[],
  asks: [
    ['60001.05', '1.00000000'],
    ['60001.90', '2.00000000'],
    ['60002.10', '4.00000000'],
  ] as Level[],
}

async function show(props: Partial<OrderBookProps> = {}, depth: object = snapshot) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: depth })
  await renderKit(<OrderBook symbol="BTCUSDT" levels={5} {...props} />, {
    client: exchange.sdk,
    locale: 'en',
    width: 320,
  })
  return exchange
}

/** Returns the texts of a side's rows, from top to bottom. */
const lines = (side: 'bids' | 'asks') =>
  [...document.querySelectorAll(`[data-side="${side}"] > tr[data-at]`)].map((row) =>
    [...row.querySelectorAll('td:not([aria-hidden])')].map((cell) => cell.textContent?.trim()),
  )
const line = (side: 'bids' | 'asks', at: number) =>
  document.querySelector<HTMLElement>(`[data-side="${side}"] > tr[data-at="${at}"]`)!
const ready = () => expect.poll(() => lines('bids').length, { timeout: 5_000 }).toBeGreaterThan(0)
const live = (exchange: TestExchange) =>
  expect.poll(async () => (await exchange.inspect()).topics).toContain('depth:spot:BTCUSDT')

/** Returns a function that returns true if no book request was received since its last call. */
const settled = (exchange: TestExchange) => {
  let before = -1
  return async () => {
    const { marketDepth = 0 } = (await exchange.inspect()).calls
    const isSame = marketDepth === before
    before = marketDepth
    return isSame
  }
}

test('shows the asks above the bids, between them the best prices and the spread, and in each row a running total', async () => {
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
  // The bar of the largest total fills its row. The lengths of the other bars are relative to it.
  expect(line('asks', 2).querySelector<HTMLElement>('.bl-book__bar')?.style.backgroundSize).toBe('100% 100%')
  expect(line('bids', 0).querySelector<HTMLElement>('.bl-book__bar')?.style.backgroundSize).toBe('14% 100%')
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

test('with wide price groups, fills rows that lie beyond the live levels with levels from the server', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(<OrderBook symbol="ETHUSDT" levels={5} />, { client: exchange.sdk, locale: 'en' })
  await ready()
  await page.getByRole('combobox', { name: 'Price grouping' }).click()
  await page.getByRole('option', { name: '1', exact: true }).click()
  await expect.poll(() => lines('bids').length).toBeLessThan(5)
  const near = lines('bids')
  const last = near.at(-1)![0]!.replace(',', '')
  const far = [last, `${Number(last) - 1}`, `${Number(last) - 2}`].map((price) => [price, '50.00000000'])
  await exchange.step({ do: 'answer', call: 'marketDepth', data: { ...snapshot, bids: far, asks: [] } })
  await expect.poll(() => lines('bids').length, { timeout: 5_000 }).toBe(near.length + 2)
  expect(lines('bids').at(-1)?.[1]).toBe('50.0000')
  expect((await exchange.inspect()).requests.marketDepth).toMatchObject({ group: '1' })
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

test('a click on an ask enters its price for a buy order, a click on a bid for a sell order', async () => {
  const chosen = vi.fn()
  await show({ onPriceSelect: chosen })
  await ready()
  await userEvent.click(line('asks', 1))
  expect(chosen).toHaveBeenLastCalledWith('60001.90', 'buy')
  await userEvent.click(line('bids', 2).querySelector('.bl-book__total')!)
  expect(chosen).toHaveBeenLastCalledWith('59999.95', 'sell')
  expect(chosen).toHaveBeenCalledTimes(2)
})

test('a press selects the price that the row showed when the button went down, even if the book moves before it is released', async () => {
  const chosen = vi.fn()
  const exchange = await show({ onPriceSelect: chosen })
  await ready()
  await live(exchange)
  const row = line('bids', 0)
  row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.95', '1.00000000']] })
  await expect.poll(() => lines('bids')[0]?.[0]).toBe('60,000.95')
  row.click()
  expect(chosen).toHaveBeenLastCalledWith('60000.90', 'sell')
  row.click()
  expect(chosen).toHaveBeenLastCalledWith('60000.95', 'sell')
})

test('Tab focuses one row; arrow keys, Home and End move to other rows of both sides; Enter and Space select a price', async () => {
  const chosen = vi.fn()
  const exchange = await show({ onPriceSelect: chosen })
  await ready()
  expect(document.querySelectorAll('.bl-book__row[tabindex="0"]')).toHaveLength(1)
  line('bids', 0).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe(line('asks', 0))
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60001.05', 'buy')
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
  expect(chosen).toHaveBeenLastCalledWith('60000.10', 'sell')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe(line('asks', 2))
  await userEvent.keyboard('{End}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('59999.95', 'sell')
  // The focus stays on the row when its price changes. Enter selects the price that the row shows at that
  // time.
  await live(exchange)
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.50', '1.00000000']] })
  await expect.poll(() => lines('bids')[2]?.[0]).toBe('60,000.10')
  expect(focused()).toBe(line('bids', 2))
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60000.10', 'sell')
  expect(document.querySelectorAll('.bl-book__row[tabindex="0"]')).toHaveLength(1)
})

test('in the split layout, the left and right arrow keys change the side', async () => {
  const chosen = vi.fn()
  await show({ onPriceSelect: chosen, layout: 'split' })
  await ready()
  expect(lines('bids')[0]).toEqual(['1.00000', '60,000.90'])
  expect(lines('asks')[0]).toEqual(['60,001.05', '1.00000'])
  line('bids', 1).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe(line('asks', 1))
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
  expect(chosen).toHaveBeenLastCalledWith('60000.90', 'sell')
})

test('if there is no `onPriceSelect` and no ticket on the page, the rows are not buttons', async () => {
  await show()
  await ready()
  expect(document.querySelector('.bl-book__row[tabindex]')).toBeNull()
  expect(document.querySelector('[role="grid"]')).toBeNull()
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

test('until the first answer, shows gray rows of the same height as the loaded ones', async () => {
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
  await expect.poll(() => lines('bids').length, { timeout: 10_000 }).toBe(5)
  expect(book().offsetHeight).toBe(before)
})

test('while the stream is lost, shows the book dimmed, and after a reconnect shows it normally again', async () => {
  const exchange = await show()
  await ready()
  await live(exchange)
  await exchange.step({ do: 'hold', call: 'marketDepth' })
  await exchange.step({ do: 'cut' })
  await expect.poll(() => document.querySelector('.bl-book')?.hasAttribute('data-stale')).toBe(true)
  expect(lines('bids')).toHaveLength(3)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: snapshot })
  await exchange.step({ do: 'cut' })
  await expect
    .poll(() => document.querySelector('.bl-book')?.hasAttribute('data-stale'), { timeout: 10_000 })
    .toBe(false)
})

test('shows an error with a retry button for an unknown symbol, and a message for an empty book', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'marketDepth', code: 5301, error: 'SYMBOL_UNKNOWN' })
  await renderKit(<OrderBook symbol="BTCUSDT" levels={5} />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Try again' }), { timeout: 10_000 }).toBeVisible()
  // The client sends at most one request a second. The longer interval ensures that a request from before the
  // retry is not counted as the retry.
  await expect.poll(settled(exchange), { timeout: 8_000, interval: 1_200 }).toBe(true)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: { ...snapshot, bids: [], asks: [] } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The order book is empty')).toBeVisible()
  await live(exchange)
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', bids: [['60000.00', '1.00000000']] })
  await expect.poll(() => lines('bids')).toEqual([['60,000.00', '1.00000', '1.00000']])
})

test('for a contract, shows the mark price between the sides, and below them the percentages of bids and asks', async () => {
  await show({ product: 'futures' })
  await expect.poll(() => document.querySelector('.bl-book__mark')?.textContent).toBe('60,117.4')
  const share = () => document.querySelector('.bl-book__share')?.textContent
  await expect.poll(share).toBe('46% bids54% asks')
})

test('the row under the pointer or with the keyboard focus shows the sum and the average price up to it', async () => {
  await show({ onPriceSelect: () => {} })
  await ready()
  const box = () => document.querySelector('.bl-book__sum')?.textContent
  await userEvent.hover(line('asks', 1))
  // 60001.05 × 1 + 60001.90 × 2 = 180004.85
  await expect.poll(box).toBe('Sum3.00000 BTC180,004.85Average60,001.620.00%')
  await userEvent.hover(line('bids', 0))
  await expect.poll(box).toBe('Sum1.00000 BTC60,000.90Average60,000.900.00%')
  await userEvent.unhover(document.querySelector('.bl-book')!)
  await expect.poll(box).toBeUndefined()
  await userEvent.tab()
  line('bids', 0).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(box).toBe('Sum3.00000 BTC180,001.10Average60,000.370.00%')
})
