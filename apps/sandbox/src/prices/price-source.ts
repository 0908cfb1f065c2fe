import type { Noise } from './noise.ts'

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

/** The source of prices. Everything that a source leaves open is drawn from its noise (see price-model.ts). */
export interface PriceSource {
  /** Names the series without revealing its seed: the same key always gives the same hours. */
  readonly key: string
  /** The hour that starts at `hour` x HOUR; null outside the series. */
  hour(symbol: string, hour: number): Stretch | null
  /**
   * The 61 prices at the seconds of a minute or at the minutes of an hour that starts at `t`, in ticks; null where
   * the source has hours only, as recordings have.
   */
  path(symbol: string, t: number, step: typeof MINUTE | typeof SECOND): number[] | null
  /** Noise of its own for every name. */
  noise(name: string): Noise
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
