import type { FloorTrade } from '../../../prices/trading-floor.ts'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import type { Boards } from '../boards.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { tradeView } from '../trade-view.ts'
import { boardOfTopic, topicOf } from './book-topic.ts'
import { TopicSeqs } from './topic-seqs.ts'

/** Maximum number of trades in one event, as stated in the API contract. */
const BATCH = 1000

/** The topics `trades:{product}:{symbol}`, which publish public trades. */
export interface TradeTopics extends TopicSource {
  traded(board: SymbolBoard, trades: readonly FloorTrade[]): void
}

export function tradeTopics(boards: Boards): TradeTopics {
  const seqs = new TopicSeqs()
  const unpublished = new Map<string, FloorTrade[]>()
  return {
    kind: 'trades',
    knows: (topic) => boardOfTopic(boards, topic) !== undefined,
    present: () => [],
    watch(topic, on) {
      if (on) unpublished.set(topic, [])
      else unpublished.delete(topic)
    },
    traded: (board, trades) => void unpublished.get(topicOf('trades', board))?.push(...trades),
    collect() {
      const events: TopicEvent[] = []
      for (const [topic, waiting] of unpublished) {
        const board = boardOfTopic(boards, topic)
        while (board && waiting.length > 0) {
          const data = waiting.splice(0, BATCH).map((trade) => tradeView(board.listing, trade))
          events.push({ topic, seq: seqs.next(topic), data })
        }
      }
      return events
    },
  }
}
