import { listings } from '../../prices/listings.ts'
import type { Span } from './chart-history.ts'
import { SymbolBoard } from './symbol-board.ts'

/** A board for every listed symbol. */
export function openBoards(spans: readonly Span[]): Map<string, SymbolBoard> {
  return new Map(listings.map((listing) => [listing.symbol, new SymbolBoard(listing, spans)]))
}
