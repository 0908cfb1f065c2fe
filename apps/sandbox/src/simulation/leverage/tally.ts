import type { VenueChange } from '../../features/futures/venue-port.ts'
import type { Refusal } from '../../refusals/refusal.ts'

/** Counts of events, which show that a run covered enough cases. */
export class Tally {
  trades = 0
  fills = 0
  /** Number of accepted orders by type. Take profits and stop losses of orders are included. */
  readonly accepted: Record<string, number> = {}
  readonly refusals: Record<string, number> = {}
  /** Number of orders that ended before they were filled, by reason. */
  readonly reasons: Record<string, number> = {}
  /** Number of closed positions, by reason. */
  readonly closed: Record<string, number> = {}

  /**
   * Number of amendments by result: the order kept its place in the queue (`kept`), lost its place (`queued`), or was
   * not amended (`refused`).
   */
  readonly amendments = { kept: 0, queued: 0, refused: 0 }

  amended(isPlaceKept: boolean, refusal: Refusal | null): void {
    this.amendments[refusal !== null ? 'refused' : isPlaceKept ? 'kept' : 'queued']++
  }

  note(change: VenueChange, refusal: Refusal | null): void {
    if (refusal !== null) count(this.refusals, refusal.error)
    for (const { trades } of change.books.values()) this.trades += trades.length
    this.fills += change.fills.length
    for (const { type } of change.created) count(this.accepted, type)
    for (const { closedBy } of change.ended) count(this.closed, closedBy)
    for (const { reason } of change.changed) if (reason !== null) count(this.reasons, reason)
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
