import type { Schema } from '@bourselet/openapi'
import { findContract } from '../../../prices/contracts.ts'
import type { MarkBoard } from '../../../prices/mark-board.ts'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import { TopicSeqs } from './topic-seqs.ts'

const PREFIX = 'mark:'
const ALL = `${PREFIX}*`

/** The topics of the contracts' mark prices. */
export interface MarkTopics extends TopicSource {
  /** Marks these contracts, so that their new mark prices are published with the next events. */
  marked(symbols: readonly string[]): void
}

export function markTopics(marks: MarkBoard, symbols: readonly string[]): MarkTopics {
  const seqs = new TopicSeqs()
  const watched = new Set<string>()
  const fresh = new Set<string>()
  const view = (symbol: string): Schema<'MarkPrice'>[] => {
    const latest = marks.latest(symbol)
    if (!latest) return []
    const { mark, index, rate, nextFundingAt, ts } = latest
    return [
      {
        symbol,
        mark_price: mark,
        index_price: index,
        funding_rate: rate,
        next_funding_at: nextFundingAt,
        ts,
      },
    ]
  }
  return {
    kind: 'mark',
    knows: (topic) => topic === ALL || findContract(topic.slice(PREFIX.length)) !== undefined,
    watch(topic, on) {
      if (on) watched.add(topic)
      else watched.delete(topic)
    },
    marked(changed) {
      for (const symbol of changed) fresh.add(symbol)
    },
    present(topic) {
      const seq = seqs.present(topic)
      const shown = topic === ALL ? symbols : [topic.slice(PREFIX.length)]
      return shown.flatMap(view).map((data) => ({ topic, seq, data }))
    },
    collect() {
      const events: TopicEvent[] = []
      for (const symbol of fresh) {
        for (const topic of [PREFIX + symbol, ALL].filter((one) => watched.has(one))) {
          for (const data of view(symbol)) events.push({ topic, seq: seqs.next(topic), data })
        }
      }
      fresh.clear()
      return events
    },
  }
}
