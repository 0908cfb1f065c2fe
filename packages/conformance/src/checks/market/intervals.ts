const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** The length of each candle interval in milliseconds. It is 0 for a month, because months differ in length. */
const lengths = {
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
  '1d': DAY,
  '3d': 3 * DAY,
  '1w': 7 * DAY,
  '1M': 0,
}

export type Interval = keyof typeof lengths
export const intervals = Object.keys(lengths) as Interval[]

/**
 * Time in ms of the first Monday after the Unix epoch, which was a Thursday. Weekly candles are counted from this
 * Monday.
 */
const FIRST_MONDAY = 4 * DAY

/** Returns the start of the candle interval that contains a time, as docs/rules.md#market-data states. */
export function startOf(time: number, interval: Interval): number {
  const date = new Date(time)
  if (interval === '1M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
  const origin = interval === '1w' ? FIRST_MONDAY : 0
  return time - ((time - origin) % lengths[interval])
}

/** Returns the start of the candle interval that follows the one with the given start. */
export function nextStart(start: number, interval: Interval): number {
  const date = new Date(start)
  if (interval === '1M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
  return start + lengths[interval]
}
