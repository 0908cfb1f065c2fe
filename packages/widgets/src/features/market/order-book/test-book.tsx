import type { Level } from '@bourselet/sdk'
import { expect, onTestFinished } from 'vitest'
import { openExchange, type TestExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { OrderBook, type OrderBookProps } from './order-book.tsx'

export const snapshot = {
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

export async function show(props: Partial<OrderBookProps> = {}, depth: object = snapshot) {
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
export const lines = (side: 'bids' | 'asks') =>
  [...document.querySelectorAll(`[data-side="${side}"] > tr[data-at]`)].map((row) =>
    [...row.querySelectorAll('td:not([aria-hidden])')].map((cell) => cell.textContent?.trim()),
  )
export const line = (side: 'bids' | 'asks', at: number) =>
  document.querySelector<HTMLElement>(`[data-side="${side}"] > tr[data-at="${at}"]`)!
export const ready = () => expect.poll(() => lines('bids').length).toBeGreaterThan(0)
export const live = (exchange: TestExchange) =>
  expect.poll(async () => (await exchange.inspect()).topics).toContain('depth:spot:BTCUSDT')

/**
 * Returns a function that returns true if the exchange has received no book request since the previous call of the
 * function.
 */
export const settled = (exchange: TestExchange) => {
  let before = -1
  return async () => {
    const { marketDepth = 0 } = (await exchange.inspect()).calls
    const isSame = marketDepth === before
    before = marketDepth
    return isSame
  }
}
