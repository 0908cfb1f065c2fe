import type { ChartCandle } from '../chart-candle.ts'
import type { Line } from './line.ts'

/** What a candle's session is called: the average begins anew with each session. */
export type SessionOf = (t: number) => number

/** The UTC day, for candles shorter than a day. */
export const daySession: SessionOf = (t) => Math.floor(t / 86_400_000)

/** The UTC year, for candles of a day and longer. */
export const yearSession: SessionOf = (t) => new Date(t).getUTCFullYear()

/** Average price weighted by volume since the session began; the price of a candle is the mean of high, low, close. */
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
