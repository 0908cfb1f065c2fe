import type { Schema } from '@bourselet/openapi'
import type { Listing } from '../../../prices/listings.ts'
import { priceText, quantityText } from '../../../prices/quantities.ts'
import type { TopicSource } from '../../../realtime/stream.ts'
import type { Boards } from '../boards.ts'
import type { Rows } from '../published-book.ts'
import type { SymbolBoard } from '../symbol-board.ts'
import { boardOfTopic } from './book-topic.ts'

/** Formats levels for the wire; "0.00000000" lots means that the level was removed. */
export function levelsView(listing: Listing, rows: Rows): [string, string][] {
  return rows.map(([price, lots]) => [priceText(listing, price), quantityText(listing, lots)])
}

/**
 * Returns the topics of book changes. Changes since the last event are merged into one event, whose number is
 * the book's sequence number.
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
