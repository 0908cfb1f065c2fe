import type { CandleInterval } from '@bourselet/sdk/money'
import { type ChartCandle, isLong } from '../chart-candle.ts'

const DAY_MS = 86_400_000

/**
 * Returns a number that identifies the session of a candle: its UTC day, or its UTC year for intervals of a day or
 * longer.
 */
function sessionOf(t: number, interval: CandleInterval): number {
  return isLong(interval) ? new Date(t).getUTCFullYear() : Math.floor(t / DAY_MS)
}

type Sums = { session: number; volume: number; value: number }

/**
 * Creates the calculation of the volume-weighted average price since the start of the session: the sum of (high +
 * low + close) / 3 × volume, divided by the sum of the volumes. The VWAP of the library is not used, because it
 * has no sessions and counts a candle twice if the candle had no volume when it opened.
 */
export function createVwap(interval: CandleInterval) {
  let before: Sums = { session: Number.NaN, volume: 0, value: 0 }
  let sums = before
  return ({ t, high, low, close, volume }: ChartCandle, replace: boolean): number | null => {
    if (!replace) before = sums
    const session = sessionOf(t, interval)
    const start = before.session === session ? before : { volume: 0, value: 0 }
    sums = {
      session,
      volume: start.volume + volume,
      value: start.value + (volume * (high + low + close)) / 3,
    }
    return sums.volume > 0 ? sums.value / sums.volume : null
  }
}
