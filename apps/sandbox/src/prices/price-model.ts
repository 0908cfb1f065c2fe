import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock/clock.ts'
import type { Noise } from './noise.ts'
import type { PriceSource, Stretch } from './price-source.ts'
import { refine } from './refine.ts'

/**
 * The prices and volumes of a price source, by hour, minute and second. They depend only on the source, the symbol
 * and the time.
 */
export interface PriceModel {
  readonly key: string
  /** Returns the candle of the hour that starts at `t`. */
  hour(symbol: string, t: number): Stretch | null
  /**
   * Returns the candles of the 60 minutes of the hour that starts at `t`. Together they equal the hour's candle.
   * Empty if the source has no prices for the hour.
   */
  minutes(symbol: string, t: number): Stretch[]
  /** Returns the candle of the minute that contains `t`. */
  minute(symbol: string, t: number): Stretch | null
  /**
   * Returns the candle of the second that contains `t`. The close of the candle is the price at that time. The candle
   * may exceed the high and low of its minute, because the high and low of the minute are drawn separately.
   */
  second(symbol: string, t: number): Stretch | null
  /**
   * Returns the average volume and the average number of trades per second around `t`, computed from earlier times
   * only.
   */
  pace(symbol: string, t: number): Pace
}

/** Average volume in lots and average number of trades, per second. */
export interface Pace {
  lots: number
  trades: number
}

interface Split {
  at: number
  parts: Stretch[]
}

const PARTS = 60

/**
 * Number of hours that are cached for each symbol, slightly more than the longest chart reads: 1000 candles of twelve
 * hours. An hour takes about 200 bytes, so the hours of eleven symbols take about 30 MB. Each seed in use has two such
 * caches: one for coins and one for contracts.
 */
const MOST_HOURS = 13_000

/**
 * Number of hours whose minutes are cached for each symbol: the hours that a start reads for the 24-hour figures. A
 * later sandbox in the same process with the same prices then computes none of these minutes again. The minutes of an
 * hour take about 10 kB.
 */
const MOST_SPLIT_HOURS = 27

/**
 * Returns the price model of a source. Details that the source does not define are drawn from its noise (seeded random
 * numbers).
 */
export function priceModel(source: PriceSource): PriceModel {
  const noises = new Map<string, Noise>()
  const noise = (name: string) => {
    const found = noises.get(name) ?? source.noise(name)
    noises.set(name, found)
    return found
  }
  const split = new Map<string, Map<number, Stretch[]>>()
  // Callers ask for consecutive seconds, so the last used minute of each symbol is cached.
  const seconds = new Map<string, Split>()
  const wholes = new Map<string, Map<number, Stretch | null>>()
  const hour = (symbol: string, t: number) => {
    const at = Math.floor(t / HOUR_MS)
    const known = wholes.get(symbol) ?? new Map<number, Stretch | null>()
    const kept = known.get(at)
    if (kept !== undefined) return kept
    const whole = source.hour(symbol, at)
    wholes.set(symbol, known)
    remember(known, at, whole, MOST_HOURS)
    return whole
  }
  const minutes = (symbol: string, t: number) => {
    const at = Math.floor(t / HOUR_MS)
    const known = split.get(symbol) ?? new Map<number, Stretch[]>()
    const kept = known.get(at)
    if (kept) return kept
    const whole = hour(symbol, t)
    if (!whole) return []
    const points = joined(source.path(symbol, at * HOUR_MS, MINUTE_MS), whole)
    const parts = refine(whole, PARTS, noise(`minutes/${symbol}`), at * PARTS, points)
    split.set(symbol, known)
    remember(known, at, parts, MOST_SPLIT_HOURS)
    return parts
  }
  const minute = (symbol: string, t: number) =>
    minutes(symbol, t)[Math.floor((t % HOUR_MS) / MINUTE_MS)] ?? null
  const secondsOf = (symbol: string, t: number) => {
    const at = Math.floor(t / MINUTE_MS)
    const kept = seconds.get(symbol)
    if (kept?.at === at) return kept.parts
    const whole = minute(symbol, t)
    const points = whole ? joined(source.path(symbol, at * MINUTE_MS, SECOND_MS), whole) : undefined
    const parts = whole
      ? refine(widened(whole, points), PARTS, noise(`seconds/${symbol}`), at * PARTS, points)
      : []
    seconds.set(symbol, { at, parts })
    return parts
  }
  return {
    key: source.key,
    hour,
    minutes,
    minute,
    second: (symbol, t) => secondsOf(symbol, t)[Math.floor((t % MINUTE_MS) / SECOND_MS)] ?? null,
    pace(symbol, t) {
      const whole = hour(symbol, t)
      if (!whole) return { lots: 0, trades: 0 }
      const lively = Math.exp(0.4 * noise(`pace/${symbol}`).normal(Math.floor(t / MINUTE_MS), 1) - 0.08)
      return { lots: (Number(whole.v) / 3600) * lively, trades: (whole.n / 3600) * lively }
    },
  }
}

/** Caches the value of an hour. If there are then more than `most` hours, deletes the one that was cached first. */
function remember<T>(known: Map<number, T>, hour: number, value: T, most: number): void {
  known.set(hour, value)
  // A map iterates in the order of insertion.
  if (known.size > most) known.delete(known.keys().next().value!)
}

/** Returns the prices with the first one replaced by the open and the last one by the close of a candle. */
function joined(points: number[] | null, { o, c }: Stretch): number[] | undefined {
  return points ? [o, ...points.slice(1, -1), c] : undefined
}

/** Returns the candle with its high and low extended to include all the given prices. */
function widened(whole: Stretch, points: readonly number[] = []): Stretch {
  return { ...whole, h: Math.max(whole.h, ...points), l: Math.min(whole.l, ...points) }
}
