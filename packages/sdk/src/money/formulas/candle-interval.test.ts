import fc from 'fast-check'
import { expect, it } from 'vitest'
import { candleIntervals, candleStart, nextCandleStart } from './candle-interval.ts'

const at = (text: string) => Date.parse(`${text}Z`)

it.each([
  ['1m', '2026-03-05T13:47:59.999', '2026-03-05T13:47:00'],
  ['15m', '2026-03-05T13:47:59', '2026-03-05T13:45:00'],
  ['3m', '2026-03-05T13:47:59', '2026-03-05T13:45:00'],
  ['2h', '2026-03-05T13:47:59', '2026-03-05T12:00:00'],
  ['4h', '2026-03-05T13:47:59', '2026-03-05T12:00:00'],
  ['6h', '2026-03-05T17:59:59', '2026-03-05T12:00:00'],
  ['12h', '2026-03-05T11:59:59', '2026-03-05T00:00:00'],
  ['1d', '2026-03-05T23:59:59', '2026-03-05T00:00:00'],
  ['3d', '1970-01-03T23:59:59', '1970-01-01T00:00:00'],
  ['3d', '2026-03-07T23:59:59', '2026-03-05T00:00:00'],
  ['1w', '2026-03-05T13:00:00', '2026-03-02T00:00:00'],
  ['1w', '2026-03-02T00:00:00', '2026-03-02T00:00:00'],
  ['1w', '2026-03-01T23:59:59', '2026-02-23T00:00:00'],
  ['1w', '1970-01-01T00:00:00', '1969-12-29T00:00:00'],
  ['1M', '2024-02-29T23:59:59', '2024-02-01T00:00:00'],
] as const)('the %s candle that contains %s starts at %s', (interval, ts, start) => {
  expect(candleStart(at(ts), interval)).toBe(at(start))
})

it('the periods of successive candles follow each other without gaps or overlaps', () => {
  const ts = fc.integer({ min: at('1969-01-01T00:00'), max: at('2100-01-01T00:00') })
  fc.assert(
    fc.property(ts, fc.constantFrom(...candleIntervals, 60_000, 7_000), (moment, interval) => {
      const start = candleStart(moment, interval)
      const next = nextCandleStart(start, interval)
      expect(start <= moment && moment < next).toBe(true)
      expect(candleStart(next - 1, interval)).toBe(start)
      expect(candleStart(next, interval)).toBe(next)
    }),
  )
})
