import { HOUR_MS } from '../clock/clock.ts'
import type { PriceSource, Stretch } from './price-source.ts'
import { type Recording, still } from './recorded-candles.ts'

const YEAR = 365 * 24

/**
 * Returns a source that shifts a recording in time: its hour `from` is played in the hour `onto`, and its earlier
 * hours are the chart history. Symbols without a recording use the source `rest`. After the last recorded hour,
 * prices stay constant.
 */
export function replayed(recording: Recording, from: number, onto: number, rest: PriceSource): PriceSource {
  const shift = onto - from
  const held = new Set(recording.symbols)
  return {
    key: `${recording.key}+${shift}/${rest.key}`,
    noise: rest.noise,
    path: (symbol, t, step) => (held.has(symbol) ? null : rest.path(symbol, t, step)),
    hour(symbol, hour) {
      if (!held.has(symbol)) return rest.hour(symbol, hour)
      const found = recording.hour(symbol, hour - shift)
      if (found || hour - shift <= recording.last) return found
      const end = recording.hour(symbol, recording.last)
      return end && still(end.c)
    },
  }
}

/**
 * Returns the hour at which the replay of a recording starts by default: one year after the beginning of the recording,
 * so that charts have a long history. For a recording that is shorter than two years, it is the hour in the middle.
 */
export function replayStart({ first, last }: Recording): number {
  return last - first > 2 * YEAR - 24 ? first + YEAR : Math.floor((first + last) / 2)
}

/**
 * Returns a source in which the prices of one symbol are multiplied by a factor. The turnover of the symbol
 * stays about the same, so its volume changes.
 */
export function scaled(source: PriceSource, symbol: string, factor: number): PriceSource {
  const price = (ticks: number) => Math.max(1, Math.round(ticks * factor))
  const scale = ({ o, h, l, c, v, n }: Stretch): Stretch => {
    const lots = BigInt(Math.max(1, Math.round(Number(v) / factor)))
    const [po, ph, pl, pc] = [price(o), price(h), price(l), price(c)]
    return { o: po, h: ph, l: pl, c: pc, v: lots, q: (lots * BigInt(po + ph + pl + pc)) / 4n, n }
  }
  return {
    key: `${source.key}/${symbol}*${factor.toPrecision(12)}`,
    noise: source.noise,
    path(asked, t, step) {
      const found = source.path(asked, t, step)
      return found && asked === symbol ? found.map(price) : found
    },
    hour(asked, hour) {
      const found = source.hour(asked, hour)
      return found && asked === symbol ? scale(found) : found
    },
  }
}

/** Returns the number of the hour that contains a time, counted from 1970-01-01. */
export function hourOf(ts: number): number {
  return Math.floor(ts / HOUR_MS)
}
