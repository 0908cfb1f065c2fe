import { DAY_MS } from '../calendar.ts'

/** Chart intervals of the API, shortest first. */
export const candleIntervals = [
  '1m',
  '3m',
  '5m',
  '15m',
  '30m',
  '1h',
  '2h',
  '4h',
  '6h',
  '12h',
  '1d',
  '3d',
  '1w',
  '1M',
] as const

export type CandleInterval = (typeof candleIntervals)[number]

const MINUTE = 60_000
const WIDTH: Record<Exclude<CandleInterval, '1M'>, number> = {
  '1m': MINUTE,
  '3m': 3 * MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': 60 * MINUTE,
  '2h': 120 * MINUTE,
  '4h': 240 * MINUTE,
  '6h': 360 * MINUTE,
  '12h': 720 * MINUTE,
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': 7 * DAY_MS,
}

// Candles of three days are counted from the Unix epoch, so they start on 1970-01-01, 1970-01-04 and so on. Weekly
// candles start on Monday 00:00 UTC. The Unix epoch was a Thursday, so the first Monday is four days later.
const FIRST_MONDAY = 4 * DAY_MS

/**
 * Returns the start in ms of the candle whose period contains `ts`. An interval that is a number is the length of a
 * candle in milliseconds.
 */
export function candleStart(ts: number, interval: CandleInterval | number): number {
  if (interval === '1M') {
    const date = new Date(ts)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  }
  const width = typeof interval === 'number' ? interval : WIDTH[interval]
  const origin = interval === '1w' ? FIRST_MONDAY : 0
  return Math.floor((ts - origin) / width) * width + origin
}

/** Returns the start in ms of the candle that follows the candle with the given start. */
export function nextCandleStart(start: number, interval: CandleInterval | number): number {
  if (interval === '1M') {
    const date = new Date(start)
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
  }
  return start + (typeof interval === 'number' ? interval : WIDTH[interval])
}
