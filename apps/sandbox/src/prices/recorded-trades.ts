import { basename } from 'node:path'
import { findListing, type Listing } from './listings.ts'
import { plainNumber, RecordingError, recordedRows } from './recorded-lines.ts'

/** One recorded trade. Ticks and lots; `ts` in the time of the recording. */
export interface RecordedTrade {
  ts: number
  price: number
  lots: number
  side: 'buy' | 'sell'
}

/** Consecutive trades of one symbol, by time. */
export interface TradeRecording {
  listing: Listing
  trades: RecordedTrade[]
}

const HEADER = 'id,price,qty,quote_qty,time,is_buyer_maker'

/** Reads a trades file; its name begins with the symbol, as in `ETHUSDT-trades-2023-02-02.csv`. */
export async function readTrades(path: string, report: (line: string) => void): Promise<TradeRecording> {
  const symbol = /^[A-Z0-9]+/.exec(basename(path))?.[0] ?? ''
  const listing = findListing(symbol)
  if (!listing) throw new RecordingError(`--trades ${path}: the file name must begin with a listed symbol`)
  let before = 0
  const read = ([, price = '', qty = '', , time = '', maker = '']: string[]): RecordedTrade => {
    const ts = plainNumber(time, 'time')
    if (!Number.isSafeInteger(ts) || ts < before) throw new Error(`time is before the row above: ${time}`)
    if (!/^(true|false)$/i.test(maker)) throw new Error(`is_buyer_maker is neither true nor false: ${maker}`)
    const ticks = Math.round(plainNumber(price, 'price') * 10 ** listing.priceScale)
    if (ticks < 1) throw new Error('price is below one tick')
    const lots = Math.max(1, Math.round(plainNumber(qty, 'qty') / Number(listing.step)))
    before = ts
    // Where the buyer was the maker, the taker sold.
    return { ts, price: ticks, lots, side: maker.toLowerCase() === 'true' ? 'sell' : 'buy' }
  }
  const trades = await recordedRows(path, { header: HEADER, read }, report)
  if (trades.length === 0) throw new RecordingError(`--trades ${path}: no trade could be read`)
  return { listing, trades }
}
