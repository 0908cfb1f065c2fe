/**
 * What happened in a stretch of time: open, high, low, close in ticks, volume in lots, turnover in ticks x lots,
 * number of trades.
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

/** Where prices come from, hour by hour: everything finer is worked out of these (see refine.ts). */
export interface PriceSource {
  /** Names the series: the same key gives the same hours for ever. */
  readonly key: string
  /** The hour that starts at `hour` x HOUR; null outside the series. */
  hour(symbol: string, hour: number): Stretch | null
}

/** The sum of neighbouring stretches, oldest first; null of none. */
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
