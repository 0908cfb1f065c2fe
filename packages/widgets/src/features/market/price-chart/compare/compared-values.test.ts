import { expect, test } from 'vitest'
import type { Candle } from '../../../../shared/data/candle-pages.ts'
import { toChartCandle } from '../chart-candle.ts'
import { comparedChange, comparedValues } from './compared-values.ts'

const candle = (t: number, close: string): Candle => ({
  t,
  o: close,
  h: close,
  l: close,
  c: close,
  v: '1',
  q: '1',
  n: 1,
})

test('returns the compared symbol’s value at the time of each chart candle, or null if this symbol has no candle at that time', () => {
  const own = [1, 2, 3, 4].map((t) => toChartCandle(candle(t, '100')))
  const compared = [candle(0, '7'), candle(2, '8'), candle(4, '10'), candle(5, '11')]
  expect(comparedValues(own, compared)).toEqual([null, 8, null, 10])
  expect(comparedValues(own, [])).toEqual([null, null, null, null])
})

test('computes the change of a compared symbol from the first visible value to the candle under the pointer', () => {
  const values = [50, null, 80, 100, null]
  expect(comparedChange(values, 1, 3)).toBeCloseTo(25, 9)
  expect(comparedChange(values, 0, 4)).toBeCloseTo(100, 9)
  expect(comparedChange(values, 2, 2)).toBe(0)
  expect(comparedChange(values, 4, 4)).toBeNull()
  expect(comparedChange(values, 3, 1)).toBeNull()
})
