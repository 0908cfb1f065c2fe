import { expect, test } from 'vitest'
import { chartIntervals } from './chart-candle.ts'
import { typedInterval } from './typed-interval.ts'

test.each([
  ['15', '15m'],
  ['3', '3m'],
  ['60', '1h'],
  ['240', '4h'],
  ['720', '12h'],
  ['4h', '4h'],
  ['3D', '3d'],
  [' 1 w ', '1w'],
  ['1m', '1m'],
  ['1M', '1M'],
  ['24h', '1d'],
])('reads the typed text "%s" as the interval %s', (text, interval) => {
  expect(typedInterval(text)).toBe(interval)
})

test.each(['', '7', '2M', '4', 'h', '15x', '-5', '1.5', '99999'])('rejects the typed text "%s"', (text) => {
  expect(typedInterval(text)).toBeNull()
})

test('parses the name of every interval as that interval', () => {
  expect(chartIntervals.map(typedInterval)).toEqual(chartIntervals)
})
