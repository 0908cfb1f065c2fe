import type { VenueChange } from '../../features/futures/venue-change.ts'
import type { Refusal } from '../../refusals/refusal.ts'

/** How often what happened, so that a run that tried little cannot pass for one that held. */
export class Tally {
  trades = 0
  fills = 0
  readonly refusals: Record<string, number> = {}
  /** Why orders ended early. */
  readonly reasons: Record<string, number> = {}
  /** How positions ended. */
  readonly closed: Record<string, number> = {}

  note(change: VenueChange, refusal: Refusal | null): void {
    if (refusal !== null) count(this.refusals, refusal.error)
    for (const { trades } of change.books.values()) this.trades += trades.length
    this.fills += change.fills.length
    for (const { closedBy } of change.ended) count(this.closed, closedBy)
    for (const { reason } of change.changed) if (reason !== null) count(this.reasons, reason)
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
