import { basename } from 'node:path'
import { MAX_TICKS } from '../engine/order.ts'
import { findContract } from './contracts.ts'
import { findListing, type Listing } from './listings.ts'
import { checkTime, plainNumber, RecordingError, recordedRows, rounding } from './recorded-lines.ts'

/** A recorded trade. Price in ticks, quantity in lots; `ts` is its time in the recording. */
export interface RecordedTrade {
  ts: number
  price: number
  lots: number
  side: 'buy' | 'sell'
}

/** The recorded trades of one symbol, in the order of their times. */
export interface TradeRecording {
  listing: Listing
  trades: RecordedTrade[]
}

const HEADER = 'id,price,qty,quote_qty,time,is_buyer_maker'
/** Minimum price in ticks. At lower prices, there would be no room for the bids of the market maker. */
const FEWEST_TICKS = 100

/** Reads a file of trades. Its name must start with the symbol, as in `ETHUSDT-trades-2023-02-02.csv`. */
export async function readTrades(path: string, report: (line: string) => void): Promise<TradeRecording> {
  const symbol = /^[A-Z0-9]+/.exec(basename(path))?.[0] ?? ''
  const listing = findListing(symbol)
  if (!listing)
    throw new RecordingError(
      `--trades ${path}: the file name must begin with a listed symbol; --list lists a pair of two known coins`,
    )
  const { tick, step, maxQty } = listing
  const [ticks, lots] = [rounding(path, 'prices', tick, report), rounding(path, 'quantities', step, report)]
  let before = 0
  const read = ([, price = '', qty = '', , time = '', maker = '']: string[]): RecordedTrade => {
    const ts = plainNumber(time, 'time')
    if (ts < before) throw new Error(`time is before the row above: ${time}`)
    checkTime(ts, before, 'time')
    if (!/^(true|false)$/i.test(maker)) throw new Error(`is_buyer_maker is neither true nor false: ${maker}`)
    const [cost, size] = [plainNumber(price, 'price'), plainNumber(qty, 'qty')]
    if (cost / Number(tick) > MAX_TICKS) throw new Error(`price is above every order's: ${price}`)
    if (size > Number(maxQty)) throw new Error(`qty is above the largest order, ${maxQty}: ${qty}`)
    if (cost < Number(tick) / 2) throw new Error('price is below one tick')
    if (size < Number(step) / 2) throw new Error(`qty is below one lot, ${step}: ${qty}`)
    before = ts
    // If `is_buyer_maker` is true, the buyer was the maker, so the taker sold.
    const side = maker.toLowerCase() === 'true' ? 'sell' : 'buy'
    return { ts, price: ticks.whole(cost), lots: lots.whole(size), side }
  }
  const trades = await recordedRows(path, { header: HEADER, read, price: (trade) => trade.price }, report)
  if (trades.length === 0) throw new RecordingError(`--trades ${path}: no trade could be read`)
  for (const rounded of [ticks, lots]) rounded.publish()
  checkLevel(path, listing, trades)
  return { listing, trades }
}

/** Throws RecordingError if the prices are so low, in ticks, that the market maker cannot quote around them. */
function checkLevel(path: string, { symbol, tick }: Listing, trades: readonly RecordedTrade[]): void {
  const coarsest = Math.max(Number(tick), Number(findContract(symbol)?.tick ?? 0))
  const least = trades.reduce((low, { price }) => Math.min(low, price), Number.POSITIVE_INFINITY)
  const price = least * Number(tick)
  if (price < coarsest * FEWEST_TICKS) {
    throw new RecordingError(
      `--trades ${path}: a price of ${price.toPrecision(6)} is below ${FEWEST_TICKS} ticks of ${symbol} (${coarsest})`,
    )
  }
}
