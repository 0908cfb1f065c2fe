import { type Boards, boardOf } from '../boards.ts'
import type { SymbolBoard } from '../symbol-board.ts'

/**
 * Returns the market data (board) of the symbol that a topic `kind:{product}:{symbol}` names; undefined if there is no
 * such symbol.
 */
export function boardOfTopic(boards: Boards, topic: string): SymbolBoard | undefined {
  const [, product = '', symbol = '', ...more] = topic.split(':')
  return more.length === 0 ? boardOf(boards, product, symbol) : undefined
}

/** Returns the topic of a kind, such as `depth`, for the symbol of a board. */
export function topicOf(kind: string, { product, listing }: SymbolBoard): string {
  return `${kind}:${product}:${listing.symbol}`
}
