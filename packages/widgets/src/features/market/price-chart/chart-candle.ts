import type { CandleInterval } from '@bourselet/sdk/money'
import type { Candle } from '../../../shared/data/candle-pages.ts'

/**
 * A candle whose values are numbers, for drawing and for indicators. Prices are decimal strings everywhere
 * else, and no order uses these numbers.
 */
export type ChartCandle = {
  /** Start of the candle in ms. */
  t: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

const converted = new WeakMap<Candle, ChartCandle>()

/** Converts a candle. Returns the same object for the same candle, so that indicators see which have changed. */
export function toChartCandle(candle: Candle): ChartCandle {
  const known = converted.get(candle)
  if (known) return known
  const { t, o, h, l, c, v } = candle
  const made = { t, open: Number(o), high: Number(h), low: Number(l), close: Number(c), volume: Number(v) }
  converted.set(candle, made)
  return made
}

/** The intervals that readers can choose, shortest first. */
export const chartIntervals: readonly CandleInterval[] = [
  '1m',
  '5m',
  '15m',
  '30m',
  '1h',
  '4h',
  '1d',
  '1w',
  '1M',
]
