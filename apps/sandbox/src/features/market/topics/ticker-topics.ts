import type { Schema } from '@bourselet/openapi'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import type { Boards } from '../boards.ts'
import { dayView } from '../day-view.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { boardOfTopic, topicOf } from './book-topic.ts'
import { TopicSeqs } from './topic-seqs.ts'

const ALL = /^ticker:(spot|futures):\*$/

/** The topics of tickers, which publish the 24-hour figures of symbols after trades. */
export interface TickerTopics extends TopicSource {
  traded(board: SymbolBoard): void
}

export function tickerTopics(boards: Boards, now: () => number): TickerTopics {
  const seqs = new TopicSeqs()
  const watched = new Set<string>()
  const traded = new Set<SymbolBoard>()
  const ticker = (board: SymbolBoard): Schema<'Ticker'> => {
    const ts = now()
    return { symbol: board.listing.symbol, ...dayView(board.listing, board.figures(ts)), ts }
  }
  const shown = (topic: string): SymbolBoard[] => {
    const product = ALL.exec(topic)?.[1] as 'spot' | 'futures' | undefined
    return product ? [...boards[product].values()] : [boardOfTopic(boards, topic) ?? []].flat()
  }
  return {
    kind: 'ticker',
    knows: (topic) => shown(topic).length > 0,
    watch(topic, on) {
      if (on) watched.add(topic)
      else watched.delete(topic)
    },
    traded: (board) => traded.add(board),
    present(topic) {
      const seq = seqs.present(topic)
      return shown(topic).map((board) => ({ topic, seq, data: ticker(board) }))
    },
    collect() {
      const events: TopicEvent[] = []
      for (const board of traded) {
        const subscribed = [topicOf('ticker', board), `ticker:${board.product}:*`].filter((topic) =>
          watched.has(topic),
        )
        if (subscribed.length === 0) continue
        const data = ticker(board)
        for (const topic of subscribed) events.push({ topic, seq: seqs.next(topic), data })
      }
      traded.clear()
      return events
    },
  }
}
