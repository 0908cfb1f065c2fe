import { type Noise, noiseOf } from './noise.ts'
import { HOUR, MINUTE, type PriceSource, SECOND, type Stretch } from './price-source.ts'
import { refine } from './refine.ts'

/** A price source seen at every fineness. All of it is a function of source, symbol and time. */
export interface PriceModel {
  readonly key: string
  /** The hour that starts at `t`. */
  hour(symbol: string, t: number): Stretch | null
  /** The 60 minutes of the hour that starts at `t`, folding to that hour; empty outside the series. */
  minutes(symbol: string, t: number): Stretch[]
  /** The minute that holds `t`. */
  minute(symbol: string, t: number): Stretch | null
  /** The second that holds `t`; its close is the price of that moment. */
  second(symbol: string, t: number): Stretch | null
}

interface Split {
  at: number
  parts: Stretch[]
}

const PARTS = 60

/** Builds a model; the noise that fills hours depends on the source's key alone. */
export function priceModel(source: PriceSource): PriceModel {
  const noises = new Map<string, Noise>()
  const noise = (name: string) => {
    const found = noises.get(name) ?? noiseOf(source.key, name)
    noises.set(name, found)
    return found
  }
  // Asking goes forward second by second, so the present hour and minute of each symbol are kept.
  const hours = new Map<string, Split>()
  const seconds = new Map<string, Split>()
  const hour = (symbol: string, t: number) => source.hour(symbol, Math.floor(t / HOUR))

  const split = (
    kept: Map<string, Split>,
    symbol: string,
    at: number,
    whole: Stretch | null,
    name: string,
  ) => {
    const parts = whole === null ? [] : refine(whole, PARTS, noise(`${name}/${symbol}`), at * PARTS)
    kept.set(symbol, { at, parts })
    return parts
  }
  const minutes = (symbol: string, t: number) => {
    const at = Math.floor(t / HOUR)
    const kept = hours.get(symbol)
    return kept?.at === at ? kept.parts : split(hours, symbol, at, hour(symbol, t), 'minutes')
  }
  const minute = (symbol: string, t: number) => minutes(symbol, t)[Math.floor((t % HOUR) / MINUTE)] ?? null
  return {
    key: source.key,
    hour,
    minutes,
    minute,
    second(symbol, t) {
      const at = Math.floor(t / MINUTE)
      const kept = seconds.get(symbol)
      const parts = kept?.at === at ? kept.parts : split(seconds, symbol, at, minute(symbol, t), 'seconds')
      return parts[Math.floor((t % MINUTE) / SECOND)] ?? null
    },
  }
}
