import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { RecentTrades } from './recent-trades.tsx'

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(
    <div style={{ height: 300 }}>
      <RecentTrades symbol="BTCUSDT" />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 320 },
  )
  return exchange
}

const rows = () => [...document.querySelectorAll('.bl-trades__rows > tr')]
const cells = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent)
const trade = (id: number, side: 'buy' | 'sell', price: string) => ({
  id,
  ts: new Date(2026, 0, 2, 14, 5, 9).getTime(),
  price,
  qty: '0.25000000',
  side,
})

test('new trades appear on top, each with its side as an arrow and as text', async () => {
  const exchange = await show()
  await expect.poll(() => document.querySelectorAll('.bl-trades__price').length).toBe(40)
  const list = [trade(1_001, 'buy', '60200.00'), trade(1_002, 'sell', '60199.50')]
  await exchange.step({ do: 'trades', symbol: 'BTCUSDT', list })
  await expect.poll(() => cells(rows()[0])).toEqual(['60,199.50', '0.25000', '14:05:09'])
  expect(cells(rows()[1])).toEqual(['60,200.00', '0.25000', '14:05:09'])
  expect(rows()).toHaveLength(40)
  const prices = document.querySelectorAll('.bl-trades__price')
  await expect.element(page.getByRole('cell', { name: 'Sold 60,199.50' })).toBeVisible()
  expect(getComputedStyle(prices[0]!).backgroundImage).not.toBe(getComputedStyle(prices[1]!).backgroundImage)
})

test('if trades are filtered by value, shows large trades that are too old for the unfiltered list', async () => {
  const exchange = await show()
  const large = { ...trade(1_001, 'buy', '60200.00'), qty: '2.00000000' }
  const small = Array.from({ length: 60 }, (_, at) => ({
    ...trade(1_002 + at, 'sell', '60199.50'),
    qty: '0.00100000',
  }))
  await exchange.step({ do: 'trades', symbol: 'BTCUSDT', list: [large, ...small] })
  await expect.poll(() => cells(rows()[0])[1]).toBe('0.00100')
  await page.getByRole('combobox', { name: 'Trade size' }).click()
  await page.getByRole('option', { name: '≥ 100,000 USDT' }).click()
  await expect.poll(() => rows().map((row) => cells(row)[1])).toEqual(['2.00000'])
  await exchange.step({ do: 'trades', symbol: 'BTCUSDT', list: [{ ...large, id: 2_000, qty: '3.00000000' }] })
  await expect.poll(() => rows().map((row) => cells(row)[1])).toEqual(['3.00000', '2.00000'])
})

test('on hover, the time of a trade shows its time zone', async () => {
  await show()
  await expect.poll(() => document.querySelector('.bl-trades__time')).not.toBeNull()
  const cell = document.querySelector<HTMLElement>('.bl-trades__time')!
  await userEvent.hover(cell)
  expect(cell.title).toMatch(/(GMT|UTC)/)
})

test('shows a message until the first trade arrives', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'historyInfo', data: { list: [] } })
  await renderKit(<RecentTrades symbol="BTCUSDT" />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByText('No trades yet')).toBeVisible()
  await exchange.step({ do: 'trades', symbol: 'BTCUSDT', list: [trade(1, 'buy', '60200.00')] })
  await expect.poll(() => cells(rows()[0])[0]).toBe('60,200.00')
})

test('if the trades fail to load, loads them on a retry', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'historyInfo', code: 5301, error: 'SYMBOL_UNKNOWN' })
  await renderKit(<RecentTrades symbol="BTCUSDT" />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await exchange.step({ do: 'restore', call: 'historyInfo' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => document.querySelectorAll('.bl-trades__price').length).toBe(40)
})
