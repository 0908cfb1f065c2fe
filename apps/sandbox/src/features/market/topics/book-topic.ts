import { type Boards, boardOf } from '../boards.ts'
import type { SymbolBoard } from '../symbol-board.ts'

/** Returns the board of a topic `kind:{product}:{symbol}`, or undefined. */
export function boardOfTopic(boards: Boards, topic: string): SymbolBoard | undefined {
  const [, product = '', symbol = '', ...more] = topic.split(':')
  return more.length === 0 ? boardOf(boards, product, symbol) : undefined
}

/** Returns the topic of a board. */
export function topicOf(kind: string, { product, listing }: SymbolBoard): string {
  return `${kind}:${product}:${listing.symbol}`
}
