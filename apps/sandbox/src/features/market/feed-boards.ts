import type { Exchange } from '../../exchange/exchange.ts'
import { contracts } from '../../prices/contracts.ts'
import type { BookProduct, BookUpdate } from '../../prices/trading-floor.ts'
import { type Boards, boardOf } from './boards.ts'
import { candleTopics } from './topics/candle-topics.ts'
import { depthTopics } from './topics/depth-topics.ts'
import { indexTopics } from './topics/index-topics.ts'
import { markTopics } from './topics/mark-topics.ts'
import { tickerTopics } from './topics/ticker-topics.ts'
import { tradeTopics } from './topics/trade-topics.ts'

/**
 * Subscribes to order books, index prices and mark prices. Publishes their changes on the stream, and updates the
 * boards when order books or index prices change. Returns a function that ends the subscriptions.
 */
export function feedBoards(
  { clock, floors, index, marks, stream }: Pick<Exchange, 'clock' | 'floors' | 'index' | 'marks' | 'stream'>,
  boards: Boards,
): () => void {
  const tickers = tickerTopics(boards, clock.now)
  const trades = tradeTopics(boards)
  const candles = candleTopics(boards, clock.now)
  const ticks = indexTopics(index)
  const marked = markTopics(
    marks,
    contracts.map(({ symbol }) => symbol),
  )
  for (const source of [tickers, depthTopics(boards), trades, candles, ticks, marked]) stream.serve(source)
  const onUpdate = (product: BookProduct) => (update: BookUpdate) => {
    const board = boardOf(boards, product, update.symbol)
    if (!board) return
    board.apply(update)
    if (update.trades.length === 0) return
    tickers.traded(board)
    trades.traded(board, update.trades)
    candles.changed(board.traded.name)
  }
  const onTick = (symbols: string[]) => {
    ticks.ticked(symbols)
    for (const symbol of symbols) {
      const [series, tick] = [boards.index.get(symbol), index.latest(symbol)]
      if (!series || !tick) continue
      series.add(tick.ts, tick.price, 0)
      candles.changed(series.name)
    }
  }
  const stops = [
    floors.spot.listen(onUpdate('spot')),
    floors.futures.listen(onUpdate('futures')),
    index.listen(onTick),
    marks.listen(marked.marked),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
