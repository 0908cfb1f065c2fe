import { expect, test } from 'vitest'
import { findListing } from './listings.ts'
import { tradeLoop } from './trade-loop.ts'

const trade = (ts: number, price: number) => ({ ts, price, lots: 1, side: 'buy' as const })
const recording = {
  listing: findListing('ETHUSDT')!,
  trades: [trade(500, 10), trade(500, 11), trade(700, 12)],
}

test('a loop plays each recorded trade once per pass, whatever the length of the time steps', () => {
  const loop = tradeLoop(recording, () => 10_000, 1)
  for (const step of [1, 7, 100, 333, 1199]) {
    const published: number[] = []
    let at = 9_000
    while (at < 10_000 + 5 * 1200 - 1) {
      const next = Math.min(at + step, 10_000 + 5 * 1200 - 1)
      published.push(...loop.due(at, next).map(({ price }) => price))
      at = next
    }
    expect(published, `steps of ${step} ms`).toEqual(Array.from({ length: 5 }, () => [10, 11, 12]).flat())
  }
})

test('a higher speed shortens a pass of the recording; the price is always that of the latest played trade', () => {
  const loop = tradeLoop(recording, () => 10_000, 10)
  expect(loop.due(9_999, 10_000).map(({ price }) => price)).toEqual([10, 11])
  expect(loop.due(10_000, 10_020).map(({ price }) => price)).toEqual([12])
  expect(loop.due(10_020, 10_119)).toEqual([])
  expect(loop.due(10_119, 10_120).map(({ price }) => price)).toEqual([10, 11])
  expect([9_000, 10_000, 10_019, 10_020, 10_119, 10_120].map(loop.price)).toEqual([10, 11, 11, 12, 12, 11])
})
