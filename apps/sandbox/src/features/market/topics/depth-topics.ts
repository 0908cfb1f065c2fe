import type { Schema } from '@bourselet/openapi'
import type { Listing } from '../../../prices/listings.ts'
import { priceText, quantityText } from '../../../prices/quantities.ts'
import type { TopicSource } from '../../../realtime/stream.ts'
import type { Boards } from '../boards.ts'
import type { Rows } from '../published-book.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { boardOfTopic } from './book-topic.ts'

/** Returns price levels in the format of the API. A quantity of "0.00000000" means that the level was removed. */
export function levelsView(listing: Listing, rows: Rows): [string, string][] {
  return rows.map(([price, lots]) => [priceText(listing, price), quantityText(listing, lots)])
}

/**
 * Returns the topics of order book changes. All changes since the last event are combined into one event, whose
 * number is the sequence number of the book.
 */
export function depthTopics(boards: Boards): TopicSource {
  const watched = new Map<string, SymbolBoard>()
  return {
    kind: 'depth',
    knows: (topic) => boardOfTopic(boards, topic) !== undefined,
    present: () => [],
    watch(topic, on) {
      const board = boardOfTopic(boards, topic)
      if (!board) return
      board.book.collect(on)
      if (on) watched.set(topic, board)
      else watched.delete(topic)
    },
    collect: () =>
      [...watched].flatMap(([topic, { listing, book }]) => {
        const delta = book.takeDelta()
        if (!delta) return []
        const data: Schema<'DepthDelta'> = {
          prev_seq: delta.prevSeq,
          bids: levelsView(listing, delta.bids),
          asks: levelsView(listing, delta.asks),
        }
        return [{ topic, seq: delta.seq, data }]
      }),
  }
}
