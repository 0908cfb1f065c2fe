import type { Noise } from './noise.ts'
import { HOUR, MINUTE, type PriceSource, SECOND, type Stretch } from './price-source.ts'
import { refine } from './refine.ts'

/**
 * The prices and volumes of a source at every resolution. All values are functions of source, symbol and
 * time.
 */
export interface PriceModel {
  readonly key: string
  /** Returns the hour that starts at `t`. */
  hour(symbol: string, t: number): Stretch | null
  /**
   * Returns the 60 minutes of the hour that starts at `t`, which together equal that hour; empty outside the
   * series.
   */
  minutes(symbol: string, t: number): Stretch[]
  /** Returns the minute that contains `t`. */
  minute(symbol: string, t: number): Stretch | null
  /**
   * Returns the second that contains `t`; its close is the price at that moment. Seconds may exceed the high
   * and low of their minute, which are drawn separately.
   */
  second(symbol: string, t: number): Stretch | null
  /** Returns the average volume and number of trades per second around `t`, from earlier times only. */
  pace(symbol: string, t: number): Pace
}

/** Average lots and number of trades per second. */
export interface Pace {
  lots: number
  trades: number
}

interface Split {
  at: number
  parts: Stretch[]
}

const PARTS = 60

/** Builds a model over a source; draws what the source does not define from the source's noise. */
export function priceModel(source: PriceSource): PriceModel {
  const noises = new Map<string, Noise>()
  const noise = (name: string) => {
    const found = noises.get(name) ?? source.noise(name)
    noises.set(name, found)
    return found
  }
  // Callers ask for consecutive seconds, so the hour and minute last used by each symbol are cached.
  const hours = new Map<string, Split>()
  const seconds = new Map<string, Split>()
  const hour = (symbol: string, t: number) => source.hour(symbol, Math.floor(t / HOUR))
  const minutes = (symbol: string, t: number) => {
    const at = Math.floor(t / HOUR)
    const kept = hours.get(symbol)
    if (kept?.at === at) return kept.parts
    const whole = hour(symbol, t)
    const points = whole ? joined(source.path(symbol, at * HOUR, MINUTE), whole) : undefined
    const parts = whole ? refine(whole, PARTS, noise(`minutes/${symbol}`), at * PARTS, points) : []
    hours.set(symbol, { at, parts })
    return parts
  }
  const minute = (symbol: string, t: number) => minutes(symbol, t)[Math.floor((t % HOUR) / MINUTE)] ?? null
  const secondsOf = (symbol: string, t: number) => {
    const at = Math.floor(t / MINUTE)
    const kept = seconds.get(symbol)
    if (kept?.at === at) return kept.parts
    const whole = minute(symbol, t)
    const points = whole ? joined(source.path(symbol, at * MINUTE, SECOND), whole) : undefined
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
    second: (symbol, t) => secondsOf(symbol, t)[Math.floor((t % MINUTE) / SECOND)] ?? null,
    pace(symbol, t) {
      const whole = hour(symbol, t)
      if (!whole) return { lots: 0, trades: 0 }
      const lively = Math.exp(0.4 * noise(`pace/${symbol}`).normal(Math.floor(t / MINUTE), 1) - 0.08)
      return { lots: (Number(whole.v) / 3600) * lively, trades: (whole.n / 3600) * lively }
    },
  }
}

/** Returns the points with the first value replaced by the open and the last by the close. */
function joined(points: number[] | null, { o, c }: Stretch): number[] | undefined {
  return points ? [o, ...points.slice(1, -1), c] : undefined
}

/** Returns the stretch with high and low extended so that all points lie between them. */
function widened(whole: Stretch, points: readonly number[] = []): Stretch {
  return { ...whole, h: Math.max(whole.h, ...points), l: Math.min(whole.l, ...points) }
}
