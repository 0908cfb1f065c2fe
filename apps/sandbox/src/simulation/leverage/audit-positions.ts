import type { LedgerAudit } from './audit-ledger.ts'
import type { Holdings } from './holdings.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks four rules of docs/invariants.md: the longs of a contract equal its shorts (F1); gains and losses cancel
 * out, apart from rounding (F2); a closed position leaves no margin, and a member without open orders has no frozen
 * amount (F7); the margin of a position equals the balance of its ledger bucket (L5). Must run after the audits of
 * the ledger and the holdings.
 */
export class PositionAudit implements Audit {
  readonly #watched: Watched
  readonly #ledger: LedgerAudit
  readonly #holdings: Holdings
  /** Sum of all roundings that `sys:clearing` has kept so far, in units of 1e-18. */
  #kept = 0n

  constructor(watched: Watched, ledger: LedgerAudit, holdings: Holdings) {
    this.#watched = watched
    this.#ledger = ledger
    this.#holdings = holdings
  }

  after({ kind }: Intent, { change }: Outcome): void {
    const { report, venue } = this.#watched
    for (const { memberId, symbol } of change.positions) {
      const net = this.#holdings.net(symbol)
      if (net !== 0n) report('F1', `${symbol}: longs less shorts are ${net}`)
      const position = venue.position(memberId, symbol)
      const margin = this.#ledger.balance(`u:${memberId}:futures`, `isolated:${symbol}`)
      if (position === undefined && margin !== 0n) report('F7', `${memberId} left ${margin} in ${symbol}`)
      if (position !== undefined && position.margin !== margin) {
        report('L5', `${memberId} ${symbol}: margin ${position.margin}, bucket ${margin}`)
      }
    }
    for (const { memberId } of change.cash) {
      const idle = venue.openOrders(memberId).length === 0
      if (idle && venue.cash(memberId).frozen !== 0n) report('F7', `${memberId} holds without an order`)
    }
    this.#conserved(roundings(kind, change))
  }

  /**
   * Checks that the balance of `sys:clearing` plus the cost of all open positions stays the same, except for gains from
   * rounding. Each rounding favors this account by less than one unit (1e-8). The check cannot be exact, because a
   * posting contains only the rounded amount.
   */
  #conserved(roundings: number): void {
    const kept = this.#ledger.balance('sys:clearing') * UNIT + this.#holdings.cost
    const gain = kept - this.#kept
    this.#kept = kept
    const isExplained = gain === 0n || (gain > 0n && gain < BigInt(roundings) * UNIT)
    if (!isExplained) this.#watched.report('F2', `clearing gains ${gain} e-18 by ${roundings} roundings`)
  }
}

/** A ledger unit of 1e-8, in units of 1e-18. */
const UNIT = 10n ** 10n

/**
 * Returns the largest number of roundings in a command: one for each side of a trade, two for a liquidated position
 * (the result of the position and the result of the insurance fund), and one for each position that pays or receives
 * funding.
 */
function roundings(kind: Intent['kind'], { books, ended, positions }: Outcome['change']): number {
  let sides = 0
  for (const { trades } of books.values()) sides += 2 * trades.length
  return sides + 2 * ended.length + (kind === 'fund' ? positions.size : 0)
}
