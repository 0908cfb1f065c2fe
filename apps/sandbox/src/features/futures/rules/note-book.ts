import type { VenueChange } from '../venue-change.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'

type BookChange = NonNullable<ReturnType<VenueChange['books']['get']>>

/** Where a round collects what the public sees of a book; its sequence number is the book's as it is now. */
export function bookOf(market: ContractMarket, { change }: VenueDesk): BookChange {
  const known = change.books.get(market.symbol) ?? { seq: 0, levels: [], trades: [] }
  change.books.set(market.symbol, known)
  known.seq = market.book.seq
  return known
}
