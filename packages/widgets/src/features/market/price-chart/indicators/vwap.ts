import type { ChartCandle } from '../chart-candle.ts'
import type { Line } from './line.ts'

/** Returns a number that identifies the session of a candle. The average starts again with each session. */
export type SessionOf = (t: number) => number

/** Returns the UTC day as the session, for candles shorter than a day. */
export const daySession: SessionOf = (t) => Math.floor(t / 86_400_000)

/** Returns the UTC year as the session, for candles of a day or longer. */
export const yearSession: SessionOf = (t) => new Date(t).getUTCFullYear()

/**
 * Computes the volume-weighted average price since the session began. The price of a candle is the mean of
 * its high, low and close.
 */
export function vwap(candles: readonly ChartCandle[], sessionOf: SessionOf): Line {
  let session = Number.NaN
  let volume = 0
  let value = 0
  return candles.map((candle) => {
    const own = sessionOf(candle.t)
    if (own !== session) {
      session = own
      volume = 0
      value = 0
    }
    volume += candle.volume
    value += (candle.volume * (candle.high + candle.low + candle.close)) / 3
    return volume > 0 ? value / volume : null
  })
}
