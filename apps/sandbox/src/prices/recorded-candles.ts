import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../clock/clock.ts'
import { MAX_TICKS } from '../engine/order.ts'
import { characterOf } from './characters.ts'
import { type Listing, listings } from './listings.ts'
import type { PriceSource, Stretch } from './price-source.ts'
import {
  checkTime,
  plainNumber,
  RecordingError,
  type Rounding,
  recordedRows,
  rounding,
} from './recorded-lines.ts'

/** Recorded candles of whole hours, at the times of the recording. */
export interface Recording extends Pick<PriceSource, 'key' | 'hour'> {
  /** The numbers of the first and the last recorded hour, counted from 1970-01-01. */
  first: number
  last: number
  symbols: string[]
}

const HEADER = 'open_time_ms,open,high,low,close,volume'

/**
 * Reads the files `<SYMBOL>-1h.csv` and `<SYMBOL>-1h.csv.gz` of listed symbols in a folder. A missing hour repeats the
 * previous close. The prices of a pair of two recorded coins, such as ETHBTC, are computed from the USDT prices of the
 * two coins.
 */
export async function readCandles(folder: string, report: (line: string) => void): Promise<Recording> {
  const names = await readdir(folder).catch(() => {
    throw new RecordingError(`--candles ${folder}: there is no such folder`)
  })
  const series = new Map<string, Map<number, Stretch>>()
  for (const listing of listings) {
    const name = names.find(
      (one) => one === `${listing.symbol}-1h.csv.gz` || one === `${listing.symbol}-1h.csv`,
    )
    if (name) series.set(listing.symbol, await readSeries(join(folder, name), listing, report))
  }
  if (series.size === 0) {
    throw new RecordingError(`--candles ${folder}: no <SYMBOL>-1h.csv.gz of a listed symbol`)
  }
  const hours = [...series.values()].flatMap((one) => [...one.keys()])
  const first = hours.reduce((a, b) => Math.min(a, b))
  const last = hours.reduce((a, b) => Math.max(a, b))
  const absent = listings.filter((one) => !series.has(one.symbol) && !isCross(one, series))
  for (const { symbol } of absent) report(`--candles ${folder}: nothing of ${symbol}, which keeps the walk`)
  const recorded = (symbol: string, hour: number) => series.get(symbol)?.get(hour) ?? null
  return {
    key: `candles:${first}-${last}`,
    first,
    last,
    symbols: listings.filter((one) => !absent.includes(one)).map((one) => one.symbol),
    hour(symbol, hour) {
      const listing = listings.find((one) => one.symbol === symbol)
      if (!listing || series.has(symbol)) return recorded(symbol, hour)
      const base = recorded(`${listing.base}USDT`, hour)
      const quote = recorded(`${listing.quote}USDT`, hour)
      return base && quote ? quotient(listing, base, quote) : null
    },
  }
}

function isCross({ base, quote }: Listing, series: Map<string, unknown>): boolean {
  return series.has(`${base}USDT`) && series.has(`${quote}USDT`)
}

async function readSeries(path: string, listing: Listing, report: (line: string) => void) {
  let before = 0
  const ticks = rounding(path, 'prices', listing.tick, report)
  const read = (cells: string[]) => {
    const [time, ...figures] = cells.map((cell, i) => plainNumber(cell, HEADER.split(',')[i]!))
    if (time === undefined || time % HOUR_MS !== 0)
      throw new Error(`open_time_ms is no full hour: ${cells[0]}`)
    if (time <= before) throw new Error(`open_time_ms is not after the row before: ${cells[0]}`)
    checkTime(time, before, 'open_time_ms')
    const stretch = toStretch(listing, figures as [number, number, number, number, number], ticks)
    before = time
    return { hour: time / HOUR_MS, stretch }
  }
  const rows = await recordedRows(path, { header: HEADER, read, price: ({ stretch }) => stretch.c }, report)
  ticks.publish()
  const hours = new Map<number, Stretch>()
  for (const [i, { hour, stretch }] of rows.entries()) {
    const next = rows[i + 1]?.hour ?? hour + 1
    hours.set(hour, stretch)
    for (let gap = hour + 1; gap < next; gap++) hours.set(gap, still(stretch.c))
  }
  return hours
}

type Figures = [open: number, high: number, low: number, close: number, volume: number]

function toStretch(listing: Listing, [open, high, low, close, volume]: Figures, rounded: Rounding): Stretch {
  if (high / Number(listing.tick) > MAX_TICKS) throw new Error(`high is above every order's: ${high}`)
  if (low <= 0) throw new Error('low is not above 0')
  if (high < Math.max(open, close) || low > Math.min(open, close))
    throw new Error('high or low does not enclose')
  const ticks = (price: number) => Math.max(1, rounded.whole(price))
  const [o, h, l, c] = [ticks(open), ticks(high), ticks(low), ticks(close)]
  const v = BigInt(Math.round(volume / Number(listing.step)))
  const n = v === 0n ? 0 : Math.round(characterOf(listing).pace * 3600)
  return { o, h, l, c, v, q: (v * BigInt(o + h + l + c)) / 4n, n }
}

/** Returns the candle of an hour without trades. */
export function still(price: number): Stretch {
  return { o: price, h: price, l: price, c: price, v: 0n, q: 0n, n: 0 }
}

/**
 * Returns the candle of a pair such as ETHBTC, computed from the USDT candles of its two coins. The volume is a
 * fiftieth of the base coin's volume.
 */
function quotient(listing: Listing, base: Stretch, quote: Stretch): Stretch {
  const scale = 10 ** listing.priceScale
  const usdt = (symbol: string) => 10 ** listings.find((one) => one.symbol === symbol)!.priceScale
  const unit = (scale * usdt(`${listing.quote}USDT`)) / usdt(`${listing.base}USDT`)
  const at = (field: 'o' | 'h' | 'l' | 'c') => Math.round((base[field] / quote[field]) * unit)
  const [o, c] = [at('o'), at('c')]
  const h = Math.max(o, c, at('h'), at('l'))
  const l = Math.min(o, c, at('h'), at('l'))
  const own = listings.find((one) => one.symbol === `${listing.base}USDT`)!
  const v = (base.v * own.lotUnits) / listing.lotUnits / 50n
  const n = v === 0n ? 0 : Math.round(characterOf(listing).pace * 3600)
  return { o, h, l, c, v, q: (v * BigInt(o + h + l + c)) / 4n, n }
}
