import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import type { FuturesVenue, VenueChange } from '../../features/futures/venue-port.ts'

/** The description of a command before it runs. */
export type Intent =
  | { kind: 'place' | 'close' | 'cancel'; memberId: number; symbol: string }
  /**
   * `bookId` is the id of the order in the book before the command. The command changes the id if the order
   * loses its place in the queue.
   */
  | { kind: 'amend'; memberId: number; symbol: string; bookId: number }
  | { kind: 'transfer'; memberId: number; amount: bigint }
  | { kind: 'market_maker' | 'halt'; symbol: string }
  | { kind: 'mark'; marks: ReadonlyMap<string, bigint> }
  | { kind: 'fund'; symbol: string; mark: bigint; rate: bigint }

/** The result of a command. */
export interface Outcome {
  change: VenueChange
  /** The order that was placed or amended, or that a close command placed; null otherwise. */
  order: FuturesOrder | null
  refused: boolean
}

/**
 * Ids of invariants in docs/invariants.md: L for the ledger, M for matching, F for futures, ACC for futures
 * accounts.
 */
export type Invariant =
  | `L${1 | 2 | 3 | 4 | 5 | 7 | 10 | 11}`
  | `M${1 | 4 | 5}`
  | `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 12 | 13 | 14}`
  | 'ACC'

export type Report = (invariant: Invariant, what: string) => void

/** A group of checks, which is called before and after each command. */
export interface Audit {
  before?(intent: Intent): void
  after(intent: Intent, outcome: Outcome): void
}

/**
 * The venue (the futures market in memory) that audits check, its fee rates, and the function that reports violations.
 */
export interface Watched {
  venue: FuturesVenue
  rates: { maker: bigint; taker: bigint }
  report: Report
}
