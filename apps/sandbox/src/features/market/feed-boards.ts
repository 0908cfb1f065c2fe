import type { Exchange } from '../../exchange/exchange.ts'
import type { BookUpdate } from '../../prices/trading-floor.ts'
import type { SymbolBoard } from './symbol-board.ts'
import { candleTopics } from './topics/candle-topics.ts'
import { depthTopics } from './topics/depth-topics.ts'
import { tickerTopics } from './topics/ticker-topics.ts'
import { tradeTopics } from './topics/trade-topics.ts'

/** Keeps the boards up to what books and index tell, and the stream with them. Returns what ends it. */
export function feedBoards(
  { clock, floors: { spot: floor }, index, stream }: Pick<Exchange, 'clock' | 'floors' | 'index' | 'stream'>,
  boards: ReadonlyMap<string, SymbolBoard>,
): () => void {
  const tickers = tickerTopics(boards, clock.now)
  const trades = tradeTopics(boards)
  const candles = candleTopics(boards, clock.now)
  for (const source of [tickers, depthTopics(boards), trades, candles]) stream.serve(source)
  const onUpdate = (update: BookUpdate) => {
    const board = boards.get(update.symbol)
    if (!board) return
    board.apply(update)
    if (update.trades.length === 0) return
    tickers.traded(update.symbol)
    trades.traded(update.symbol, update.trades)
    candles.changed(board.traded.name)
  }
  const onTick = (symbols: string[]) => {
    for (const symbol of symbols) {
      const [board, tick] = [boards.get(symbol), index.latest(symbol)]
      if (!board || !tick) continue
      board.index.add(tick.ts, tick.price, 0)
      candles.changed(board.index.name)
    }
  }
  const stops = [floor.listen(onUpdate), index.listen(onTick)]
  return () => {
    for (const stop of stops) stop()
  }
}
