import type { MINUTE_MS, SECOND_MS } from '../clock/clock.ts'
import type { Noise } from './noise.ts'

/** A candle: open, high, low and close in ticks, volume in lots, turnover in ticks × lots, and number of trades. */
export interface Stretch {
  o: number
  h: number
  l: number
  c: number
  v: bigint
  q: bigint
  n: number
}

/** A source of prices. Details that a source does not define are drawn from its noise (see price-model.ts). */
export interface PriceSource {
  /** Key of the price series. The same key always means the same prices. It does not reveal the seed. */
  readonly key: string
  /** Returns the candle of the hour that starts at `hour` × HOUR_MS; null if the source has none. */
  hour(symbol: string, hour: number): Stretch | null
  /**
   * Returns the 61 prices, in ticks, at the seconds of a minute or at the minutes of an hour that starts at `t`.
   * Returns null if the source defines only hours, as recordings do.
   */
  path(symbol: string, t: number, step: typeof MINUTE_MS | typeof SECOND_MS): number[] | null
  /** Returns the random numbers (noise) for a name. Different names give independent numbers. */
  noise(name: string): Noise
}

/** Combines consecutive candles, oldest first, into one; null if there are none. */
export function fold(parts: Iterable<Stretch>): Stretch | null {
  let sum: Stretch | null = null
  for (const part of parts) {
    if (sum === null) {
      sum = { ...part }
      continue
    }
    sum.h = Math.max(sum.h, part.h)
    sum.l = Math.min(sum.l, part.l)
    sum.c = part.c
    sum.v += part.v
    sum.q += part.q
    sum.n += part.n
  }
  return sum
}

/** Returns the turnover of a volume that was traded at the given prices in equal parts, rounded down. */
export function turnoverAt(v: bigint, prices: readonly number[]): bigint {
  return (v * BigInt(prices.reduce((a, b) => a + b, 0))) / BigInt(prices.length)
}
