import type { Noise } from './noise.ts'

/**
 * Prices and volume of a time span: open, high, low, close in ticks, volume in lots, turnover in ticks ×
 * lots, number of trades.
 */
export interface Stretch {
  o: number
  h: number
  l: number
  c: number
  v: bigint
  q: bigint
  n: number
}

export const HOUR = 3_600_000
export const MINUTE = 60_000
export const SECOND = 1_000

/**
 * The source of prices. Details that a source does not define are drawn from its noise (see price-model.ts).
 */
export interface PriceSource {
  /** Key of the series, which does not reveal its seed: the same key always gives the same hours. */
  readonly key: string
  /** Returns the hour that starts at `hour` × HOUR; null outside the series. */
  hour(symbol: string, hour: number): Stretch | null
  /**
   * Returns the 61 prices at the seconds of a minute or at the minutes of an hour that starts at `t`, in
   * ticks; null if the source has hours only, as recordings do.
   */
  path(symbol: string, t: number, step: typeof MINUTE | typeof SECOND): number[] | null
  /** Returns independent noise for each name. */
  noise(name: string): Noise
}

/** Combines consecutive stretches, given oldest first, into one; null if there are none. */
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
