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
  /** Number of postings with an entry of `sys:clearing`. Each may have been rounded in favor of this account. */
  #roundings = 0n

  constructor(watched: Watched, ledger: LedgerAudit, holdings: Holdings) {
    this.#watched = watched
    this.#ledger = ledger
    this.#holdings = holdings
  }

  after(_: Intent, { change }: Outcome): void {
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
    this.#conserved(change.postings)
  }

  /** Checks the balance of `sys:clearing` against the cost of all open positions, with a tolerance for rounding. */
  #conserved(postings: Outcome['change']['postings']): void {
    for (const { entries } of postings) {
      if (entries.some(({ account }) => account === 'sys:clearing')) this.#roundings++
    }
    const kept = this.#ledger.balance('sys:clearing') * 10n ** 10n + this.#holdings.cost
    // Bookings that round to zero create no posting and are not counted; a fixed tolerance of 1000 units is added for
    // them.
    const most = (this.#roundings * 2n + 1_000n) * 10n ** 10n
    if (kept < 0n || kept > most) this.#watched.report('F2', `clearing is off by ${kept} e-18`)
  }
}
