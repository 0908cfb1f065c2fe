import type { FloorTrade } from '../../../prices/trading-floor.ts'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { tradeView } from '../trade-view.ts'
import { TopicSeqs } from './topic-seqs.ts'

const PREFIX = 'trades:spot:'
/** Of one event, as the contract has it. */
const BATCH = 1000

/** The public trades. */
export interface TradeTopics extends TopicSource {
  traded(symbol: string, trades: readonly FloorTrade[]): void
}

export function tradeTopics(boards: ReadonlyMap<string, SymbolBoard>): TradeTopics {
  const seqs = new TopicSeqs()
  const untold = new Map<string, FloorTrade[]>()
  const boardOf = (topic: string) => boards.get(topic.slice(PREFIX.length))
  return {
    kind: 'trades',
    knows: (topic) => topic.startsWith(PREFIX) && boardOf(topic) !== undefined,
    present: () => [],
    watch(topic, on) {
      if (on) untold.set(topic, [])
      else untold.delete(topic)
    },
    traded: (symbol, trades) => void untold.get(PREFIX + symbol)?.push(...trades),
    collect() {
      const events: TopicEvent[] = []
      for (const [topic, waiting] of untold) {
        const board = boardOf(topic)
        while (board && waiting.length > 0) {
          const data = waiting.splice(0, BATCH).map((trade) => tradeView(board.listing, trade))
          events.push({ topic, seq: seqs.next(topic), data })
        }
      }
      return events
    },
  }
}
