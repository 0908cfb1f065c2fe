import { DAY_MS } from '@bourselet/sdk/money'
import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import type { Reader } from '../../database/transaction.ts'
import { findListing } from '../../prices/listings.ts'
import type { PriceFeed } from '../../prices/price-feed.ts'
import type { Stretch } from '../../prices/price-source.ts'
import { readPublicTrades } from '../../prices/public-trades.ts'
import { ticksOf } from '../../prices/quantities.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import { allBoards, allSeries, type Boards } from './boards.ts'
import { readCandleRows } from './candle-rows.ts'
import { type CandleSeries, KEPT_MS } from './candle-series.ts'
import { seededTrades } from './seeded-trades.ts'
import type { SymbolBoard } from './symbol-board.ts'

/** Maximum age in ms of public trades that are loaded at the start, slightly more than the 24-hour figures need. */
export const TRADES_MS = DAY_MS + HOUR_MS

const hourOf = (t: number) => t - (t % HOUR_MS)
const minuteOf = (t: number) => t - (t % MINUTE_MS)

export interface LoadParts {
  db: Reader
  feed: PriceFeed
  now: number
}

/** Fills the boards at the start with stored candles, the public trades of the last day, and index ticks. */
export async function loadBoards(boards: Boards, parts: LoadParts): Promise<void> {
  const { db, now } = parts
  const series = new Map(allSeries(boards).map((one) => [one.name, one]))
  for (const { series: name, t, stretch } of await readCandleRows(db, '1h', { from: 0, to: now + 1 })) {
    series.get(name)?.restoreHour(t, stretch)
  }
  const stored = await readCandleRows(db, '1m', { from: minuteOf(now - KEPT_MS), to: now + 1 })
  for (const { series: name, t, stretch } of stored) series.get(name)?.restoreMinute(t, stretch)
  for (const board of allBoards(boards)) await loadTrades(board, parts)
  const newest = stored.filter(({ series: name }) => name.startsWith('index:')).at(-1)?.t
  await loadIndex(boards.index, db, newest === undefined ? now - TRADES_MS : newest + MINUTE_MS)
  for (const one of series.values()) rebuildHours(one, now)
}

/** Loads the public trades of the last day, and computes their one-minute candles again. */
async function loadTrades(board: SymbolBoard, { db, feed, now }: LoadParts): Promise<void> {
  const { symbol } = board.listing
  const book = { product: board.product, symbol }
  const from = minuteOf(now - TRADES_MS)
  const recentTrades = await readPublicTrades(db, book, { since: from })
  const opening = board.traded.history.endBefore(now)
  if (opening !== null)
    board.recent.add(seededTrades(symbol, board.product === 'spot' ? feed.history : feed.contracts, opening))
  board.recent.add(
    recentTrades.length > 0 ? recentTrades.slice(-1000) : await readPublicTrades(db, book, { limit: 1000 }),
  )
  const earlier = board.traded.closeBefore(hourOf(from))
  if (earlier !== null) board.day.addMinute(from - MINUTE_MS, still(earlier))
  let at = 0
  for (let t = from; t <= now; t += MINUTE_MS) {
    const history = board.traded.history.minute(t)
    if (history) board.day.addMinute(t, history)
    let end = at
    while (end < recentTrades.length && recentTrades[end]!.ts < t + MINUTE_MS) end++
    if (end > at) replay(board, t, recentTrades.slice(at, end))
    at = end
  }
}

function replay(board: SymbolBoard, minute: number, trades: FloorTrade[]): void {
  board.traded.refoldMinute(minute, trades)
  for (const { ts, price, lots } of trades) board.day.addTrade(ts, price, lots)
}

async function loadIndex(index: Boards['index'], db: Reader, since: number): Promise<void> {
  const rows = await db.selectFrom('index_ticks').selectAll().where('ts', '>=', since).orderBy('id').execute()
  for (const { ts, prices } of rows) {
    for (const [symbol, price] of Object.entries(prices)) {
      const listing = findListing(symbol)
      if (listing) index.get(symbol)?.add(ts, ticksOf(listing, price), 0)
    }
  }
}

/**
 * Computes the one-hour candles of the last day again. Their stored rows may lack the last minutes before a crash,
 * or the chart history of a time in which the sandbox was stopped.
 */
function rebuildHours(series: CandleSeries, now: number): void {
  for (let hour = hourOf(now - DAY_MS) + HOUR_MS; hour <= now; hour += HOUR_MS) {
    if (!series.history.hour(hour)) series.rebuildHour(hour)
  }
}

function still(price: number): Stretch {
  return { o: price, h: price, l: price, c: price, v: 0n, q: 0n, n: 0 }
}
