import type { Data, Request } from '@bourselet/openapi'
import { nextCandleStart } from '@bourselet/sdk/money'
import { inTurns } from '../../clock/turns.ts'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { readFundings } from '../../prices/funding-rates.ts'
import type { IndexBoard } from '../../prices/index-board.ts'
import type { Listing } from '../../prices/listings.ts'
import { readPublicTrades } from '../../prices/public-trades.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { type Boards, boardOf } from './boards.ts'
import { bucketStarts, candleSteps, isFine } from './candle-query.ts'
import type { CandleSeries } from './candle-series.ts'
import { candleView } from './candle-view.ts'
import { oldMinutes } from './old-minutes.ts'
import type { SymbolBoard } from './symbol-board.ts'
import { tickView } from './tick-view.ts'
import { tradeView } from './trade-view.ts'

type Asked = Request<'market.history'>
type History = Data<'market.history'>

/** The sources from which the call `market.history` reads. */
export interface HistorySources {
  db: Reader
  floors: Exchange['floors']
  index: IndexBoard
  boards: Boards
}

/**
 * Returns the data that a call of `market.history` requests: candles or public trades of a product, funding rates of a
 * contract, or candles or ticks of the index.
 */
export async function marketHistory(sources: HistorySources, asked: Asked, now: number): Promise<History> {
  const { symbol, product = 'spot', type = 'kline', from, to, limit = 300 } = asked
  const { db, floors, index, boards } = sources
  const range = { from, to, limit }
  const board = boardOf(boards, product === 'index' ? 'spot' : product, symbol)
  if (!board) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  if (from !== undefined && to !== undefined && from > to) throw invalid({ to: 'RANGE' })
  if (type === 'kline') return candles(db, seriesOf(boards, board, product), asked, now)
  // Only contracts have funding rates. Only indexes have ticks (published prices), and indexes have no trades. Other
  // combinations return an empty list.
  if (type === 'trades' && product !== 'index') {
    // A trade in the requested period may belong to a command batch whose commit is still running. The read waits for
    // that commit.
    if (from !== undefined || to !== undefined) await floors[product].settled()
    return { list: await trades(db, board, range) }
  }
  if (type === 'funding' && product === 'futures') return { list: await fundings(db, symbol, range) }
  if (type === 'ticks' && product === 'index') {
    return { list: (await index.ticks(symbol, range)).map((tick) => tickView(board.listing, tick)) }
  }
  return { list: [] }
}

interface Charted {
  listing: Listing
  series: CandleSeries
}

function seriesOf({ index }: Boards, { listing, traded }: SymbolBoard, product: string): Charted {
  return { listing, series: product === 'index' ? index.get(listing.symbol)! : traded }
}

async function candles(db: Reader, { listing, series }: Charted, asked: Asked, now: number) {
  const { interval = '1m', from, to, limit = 300 } = asked
  const starts = bucketStarts({ interval, from, to, limit }, now)
  const [first = now, last = first] = [starts[0], starts.at(-1)]
  const range = { from: first, to: nextCandleStart(last, interval), now }
  const old = isFine(interval) ? await oldMinutes(db, series, range) : undefined
  const buckets = await inTurns(candleSteps(series, interval, starts, old))
  const list = buckets.map((bucket) => candleView(listing, bucket))
  return { symbol: listing.symbol, interval, list }
}

interface Range {
  from?: number
  to?: number
  limit: number
}

async function trades(db: Reader, { product, listing, recent }: SymbolBoard, { from, to, limit }: Range) {
  const book = { product, symbol: listing.symbol }
  const found =
    from === undefined && to === undefined
      ? recent.newest(limit)
      : (await readPublicTrades(db, book, { since: from, until: to, limit })).reverse()
  return found.map((trade) => tradeView(listing, trade))
}

async function fundings(db: Reader, symbol: string, range: Range) {
  const found = await readFundings(db, symbol, range)
  return found.map(({ ts, rate, markPrice }) => ({ ts, rate, mark_price: markPrice }))
}
