import type { CandleInterval } from '@bourselet/sdk/money'
import type { Candle } from '../../../shared/data/candle-pages.ts'

/**
 * A candle with numbers as values, for drawing and for indicators. Elsewhere prices are decimal strings.
 * These numbers are never used for an order.
 */
export type ChartCandle = {
  /** Start time of the candle in ms. */
  t: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

const converted = new WeakMap<Candle, ChartCandle>()

/** Converts a candle. Returns the same object for the same candle, so that indicators can detect changed candles. */
export function toChartCandle(candle: Candle): ChartCandle {
  const known = converted.get(candle)
  if (known) return known
  const { t, o, h, l, c, v } = candle
  const made = { t, open: Number(o), high: Number(h), low: Number(l), close: Number(c), volume: Number(v) }
  converted.set(candle, made)
  return made
}

/**
 * The intervals that users can choose, grouped by their row in the interval menu. Each row starts with the shortest
 * interval.
 */
export const intervalRows = {
  minutes: ['1m', '3m', '5m', '15m', '30m'],
  hours: ['1h', '2h', '4h', '6h', '12h'],
  days: ['1d', '3d', '1w', '1M'],
} as const satisfies Record<string, readonly CandleInterval[]>

/** All intervals that users can choose, shortest first. */
export const chartIntervals: readonly CandleInterval[] = Object.values(intervalRows).flat()

/** Returns true for intervals of a day or longer, whose candles start at 00:00 UTC. */
export const isLong = (interval: CandleInterval): boolean => intervalRows.days.some((one) => one === interval)

/** Returns the short name of an interval that traders use in every language. */
export const intervalName = (interval: CandleInterval): string =>
  isLong(interval) ? interval.toUpperCase() : interval
