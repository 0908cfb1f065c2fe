import { expect, test } from 'vitest'
import type { ChartCandle } from '../chart-candle.ts'
import { bollinger } from './bollinger.ts'
import { exponentialAverage } from './exponential-average.ts'
import { macd } from './macd.ts'
import { movingAverage } from './moving-average.ts'
import { rsi } from './rsi.ts'
import { daySession, vwap, yearSession } from './vwap.ts'

/** Compares computed values with expected values. Comments show how the expected values are calculated. */
const close = (line: (number | null)[], expected: (number | null)[]) => {
  expect(line).toHaveLength(expected.length)
  for (const [at, value] of expected.entries()) {
    if (value === null) expect(line[at]).toBeNull()
    else expect(line[at]).toBeCloseTo(value, 9)
  }
}

test('MA is the mean of the window, and empty before the window is full', () => {
  // (1+2+6)/3, (2+6+4)/3, (6+4+8)/3
  close(movingAverage([1, 2, 6, 4, 8], 3), [null, null, 3, 4, 6])
  close(movingAverage([5, 7], 1), [5, 7])
  close(movingAverage([5, 7], 3), [null, null])
})

test('EMA starts with the mean, and each value moves it by 2 / (n + 1) of their distance', () => {
  // mean(2,4,6) = 4; 4 + (8-4)/2 = 6; 6 + (2-6)/2 = 4
  close(exponentialAverage([2, 4, 6, 8, 2], 3), [null, null, 4, 6, 4])
  close(exponentialAverage([null, null, 2, 4, 6], 3), [null, null, null, null, 4])
})

test('BOLL is two standard deviations above and below the mean of the window', () => {
  // window 2,4,6: mean 4, variance (4+0+4)/3 = 8/3, deviation 1.632993161855452
  const { upper, middle, lower } = bollinger([2, 4, 6], 3, 2)
  close(middle, [null, null, 4])
  close(upper, [null, null, 4 + 2 * 1.632993161855452])
  close(lower, [null, null, 4 - 2 * 1.632993161855452])
  close(bollinger([5, 5, 5], 3, 2).upper, [null, null, 5])
})

test('MACD is the fast minus the slow average, with its signal average and their difference', () => {
  // EMA2 of 1,3,5,9: 2, then 2+(5-2)*2/3 = 4, then 4+(9-4)*2/3 = 22/3
  // EMA3 of 1,3,5,9: 3, then 3+(9-3)/2 = 6.  MACD: 4-3 = 1, 22/3-6 = 4/3.  Signal over 2: (1+4/3)/2 = 7/6
  const lines = macd([1, 3, 5, 9], 2, 3, 2)
  close(lines.macd, [null, null, 1, 4 / 3])
  close(lines.signal, [null, null, null, 7 / 6])
  close(lines.histogram, [null, null, null, 1 / 6])
})

test('RSI uses Wilder’s smoothing, and is 100 without losses and 50 without changes', () => {
  // changes +2, -1, +2, -4 over 2: gain 1, loss .5 -> 100 - 100/3 = 66.666…
  // then gain (1+2)/2 = 1.5, loss .25 -> 100 - 100/7; then gain .75, loss 2.125 -> 100 - 100/(1 + 6/17) = 600/23
  close(rsi([10, 12, 11, 13, 9], 2), [null, null, 200 / 3, 600 / 7, 600 / 23])
  close(rsi([1, 2, 3], 2), [null, null, 100])
  close(rsi([3, 2, 1], 2), [null, null, 0])
  close(rsi([2, 2, 2], 2), [null, null, 50])
})

const candle = (t: number, price: number, volume: number): ChartCandle => ({
  t,
  open: price,
  high: price + 3,
  low: price - 3,
  close: price,
  volume,
})

test('VWAP is weighted by volume and restarts with each session', () => {
  const day = 86_400_000
  // (100*1 + 110*3)/4 = 107.5. The average starts again on the next day. A candle without volume does not
  // change it.
  const candles = [candle(0, 100, 1), candle(1_000, 110, 3), candle(day, 90, 2), candle(2 * day, 80, 0)]
  close(vwap(candles, daySession), [100, 107.5, 90, null])
  // With sessions of a year: (100 + 330 + 180)/6.
  close(vwap(candles, yearSession), [100, 107.5, 610 / 6, 610 / 6])
})
