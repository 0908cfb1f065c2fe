import type { Data, Request } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import { readTape } from '../../prices/tape.ts'
import { invalid } from '../../refusals/refusal.ts'
import { bucketStarts, candlesOf, isFine } from './candle-query.ts'
import { candleView } from './candle-view.ts'
import { oldMinutes } from './old-minutes.ts'
import type { SymbolBoard } from './symbol-board.ts'
import { tradeView } from './trade-view.ts'

type Asked = Request<'market.history'>

/** Candles of the spot market or the index, or public trades. */
export async function marketHistory(
  db: Reader,
  board: SymbolBoard,
  asked: Asked,
  now: number,
): Promise<Data<'market.history'>> {
  const { type = 'kline', from, to } = asked
  if (from !== undefined && to !== undefined && from > to) throw invalid({ to: 'RANGE' })
  // A coin is not funded, and an index is not traded.
  if (type === 'funding') return { list: [] }
  if (type === 'trades') return { list: asked.product === 'index' ? [] : await trades(db, board, asked) }
  return candles(db, board, asked, now)
}

async function candles(db: Reader, board: SymbolBoard, asked: Asked, now: number) {
  const { product = 'spot', interval = '1m', from, to, limit = 300 } = asked
  const series = product === 'index' ? board.index : board.traded
  const starts = bucketStarts({ interval, from, to, limit }, now)
  const range = { from: starts[0] ?? now, to: now, now }
  const old = isFine(interval) ? await oldMinutes(db, series, range) : undefined
  const list = candlesOf(series, interval, starts, old).map((bucket) => candleView(board.listing, bucket))
  return { symbol: board.listing.symbol, interval, list }
}

async function trades(db: Reader, { listing, recent }: SymbolBoard, { from, to, limit = 300 }: Asked) {
  const found =
    from === undefined && to === undefined
      ? recent.newest(limit)
      : (
          await readTape(db, { product: 'spot', symbol: listing.symbol }, { since: from, until: to, limit })
        ).reverse()
  return found.map((trade) => tradeView(listing, trade))
}
