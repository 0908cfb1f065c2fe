import type { Schema } from '@bourselet/openapi'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import { dayView } from '../day-view.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { TopicSeqs } from './topic-seqs.ts'

const PREFIX = 'ticker:spot:'
const ALL = `${PREFIX}*`

/** Tickers of symbols that were traded. */
export interface TickerTopics extends TopicSource {
  traded(symbol: string): void
}

export function tickerTopics(boards: ReadonlyMap<string, SymbolBoard>, now: () => number): TickerTopics {
  const seqs = new TopicSeqs()
  const watched = new Set<string>()
  const traded = new Set<string>()
  const ticker = (board: SymbolBoard): Schema<'Ticker'> => {
    const ts = now()
    return { symbol: board.listing.symbol, ...dayView(board.listing, board.figures(ts)), ts }
  }
  const boardOf = (topic: string) => boards.get(topic.slice(PREFIX.length))
  return {
    kind: 'ticker',
    knows: (topic) => topic.startsWith(PREFIX) && (topic === ALL || boardOf(topic) !== undefined),
    watch(topic, on) {
      if (on) watched.add(topic)
      else watched.delete(topic)
    },
    traded: (symbol) => traded.add(symbol),
    present(topic) {
      const shown = topic === ALL ? [...boards.values()] : [boardOf(topic)]
      const seq = seqs.present(topic)
      return shown.flatMap((board) => (board ? [{ topic, seq, data: ticker(board) }] : []))
    },
    collect() {
      const events: TopicEvent[] = []
      for (const symbol of traded) {
        const heard = [PREFIX + symbol, ALL].filter((topic) => watched.has(topic))
        const board = boards.get(symbol)
        if (!board || heard.length === 0) continue
        const data = ticker(board)
        for (const topic of heard) events.push({ topic, seq: seqs.next(topic), data })
      }
      traded.clear()
      return events
    },
  }
}
