import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import { CandleSeries } from './candle-series.ts'
import type { ChartHistory } from './chart-history.ts'

const DAY = 24 * HOUR_MS
const start = Date.UTC(2026, 5, 15)

/** Returns chart history with the price 100 until `ends`, and counts the hours that are read. */
function flatHistory(ends: number) {
  const read = { hours: 0 }
  const flat = { o: 100, h: 100, l: 100, c: 100, v: 0n, q: 0n, n: 0 }
  const history: ChartHistory = {
    minute: (t) => (t + MINUTE_MS <= ends ? flat : null),
    hour(t) {
      read.hours += 1
      return t + HOUR_MS <= ends ? flat : null
    },
    endBefore: (t) => Math.min(t, ends),
  }
  return { history, read }
}

test('a daily candle that is partly generated chart history also includes trades that are added after its first read', () => {
  const series = new CandleSeries('spot:BTCUSDT', flatHistory(start + 10 * HOUR_MS).history)
  expect(series.day(start)).toMatchObject({ h: 100, c: 100 })
  series.add(start + 10 * HOUR_MS, 120, 1)
  expect(series.day(start)).toMatchObject({ h: 120, c: 120 })
})

test('a daily candle that consists only of generated chart history is computed only once', () => {
  const { history, read } = flatHistory(start + 2 * DAY)
  const series = new CandleSeries('spot:BTCUSDT', history)
  const first = series.day(start)
  expect(read.hours).toBe(24)
  expect(series.day(start)).toEqual(first)
  expect(read.hours).toBe(24)
})
