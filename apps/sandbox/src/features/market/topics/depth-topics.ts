import type { Schema } from '@bourselet/openapi'
import type { Listing } from '../../../prices/listings.ts'
import { priceText, quantityText } from '../../../prices/quantities.ts'
import type { TopicSource } from '../../../realtime/stream.ts'
import type { Rows } from '../published-book.ts'
import type { SymbolBoard } from '../symbol-board.ts'

const PREFIX = 'depth:spot:'

/** Levels as they cross the wire; no lots = "0.00000000", the level is gone. */
export function levelsView(listing: Listing, rows: Rows): [string, string][] {
  return rows.map(([price, lots]) => [priceText(listing, price), quantityText(listing, lots)])
}

/** Changes of the books, merged between two ticks; the event's number is the book's. */
export function depthTopics(boards: ReadonlyMap<string, SymbolBoard>): TopicSource {
  const watched = new Map<string, SymbolBoard>()
  const boardOf = (topic: string) =>
    topic.startsWith(PREFIX) ? boards.get(topic.slice(PREFIX.length)) : undefined
  return {
    kind: 'depth',
    knows: (topic) => boardOf(topic) !== undefined,
    present: () => [],
    watch(topic, on) {
      const board = boardOf(topic)
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
