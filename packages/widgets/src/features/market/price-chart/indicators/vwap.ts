import type { ChartCandle } from '../chart-candle.ts'
import type { Line } from './line.ts'

/** Returns the session of a candle; the average restarts with each session. */
export type SessionOf = (t: number) => number

/** Sessions of UTC days, for candles shorter than a day. */
export const daySession: SessionOf = (t) => Math.floor(t / 86_400_000)

/** Sessions of UTC years, for candles of a day and longer. */
export const yearSession: SessionOf = (t) => new Date(t).getUTCFullYear()

/**
 * Computes the average price weighted by volume since the session began; the price of a candle is the mean of
 * high, low, close.
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
