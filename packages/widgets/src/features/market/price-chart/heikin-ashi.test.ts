import { expect, test } from 'vitest'
import { heikinAshi } from './heikin-ashi.ts'

const candle = (t: number, open: number, high: number, low: number, close: number) => ({
  t,
  open,
  high,
  low,
  close,
  volume: t,
})

test('a Heikin-Ashi candle opens at the middle of the previous one’s body and closes at the mean of the source prices', () => {
  // The first candle closes at (10 + 14 + 8 + 12) / 4 = 11 and opens at (10 + 12) / 2 = 11. The second one closes at
  // (12 + 13 + 7 + 8) / 4 = 10 and opens at (11 + 11) / 2 = 11.
  const [first, second] = heikinAshi([candle(1, 10, 14, 8, 12), candle(2, 12, 13, 7, 8)])
  expect(first).toEqual(candle(1, 11, 14, 8, 11))
  expect(second).toEqual(candle(2, 11, 13, 7, 10))
})

test('if the price jumps, the high and low of a Heikin-Ashi candle still enclose its body', () => {
  // The second Heikin-Ashi candle opens at 10. The low of the second original candle is 18, so the opening price is
  // also the low of the Heikin-Ashi candle.
  const [, second] = heikinAshi([candle(1, 10, 10, 10, 10), candle(2, 20, 22, 18, 20)])
  expect(second).toEqual(candle(2, 10, 22, 10, 20))
})
