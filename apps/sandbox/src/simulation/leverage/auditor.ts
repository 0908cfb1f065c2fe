import type { FuturesVenue } from '../../features/futures/venue-port.ts'
import { FundingAudit, FundsAudit } from './audit-funds.ts'
import { LedgerAudit } from './audit-ledger.ts'
import { LiquidationAudit } from './audit-liquidations.ts'
import { LockAudit } from './audit-locks.ts'
import { PositionAudit } from './audit-positions.ts'
import { StopAudit } from './audit-stops.ts'
import { OrderAudit, TradeAudit } from './audit-trades.ts'
import { TriggerAudit } from './audit-triggers.ts'
import { Holdings } from './holdings.ts'
import type { Audit, Intent, Invariant, Outcome, Watched } from './step.ts'

export interface Violation {
  invariant: Invariant
  /** Index of the command in the simulated run, counted from 1. */
  step: number
  intent: Intent
  what: string
}

/** Number of commands between two checks of the sums over all accounts. */
const SUMS_EVERY = 64

/**
 * Checks a futures venue (the futures market in memory) from outside with independent arithmetic. Records each violated
 * invariant with the command that violated it.
 */
export class Auditor {
  readonly violations: Violation[] = []
  readonly ledger: LedgerAudit
  readonly liquidations: LiquidationAudit
  readonly #audits: Audit[]
  #step = 0
  #intent: Intent | null = null

  constructor(venue: FuturesVenue, rates: Watched['rates']) {
    const report = (invariant: Invariant, what: string) => {
      this.violations.push({ invariant, step: this.#step, intent: this.#intent!, what })
    }
    const watched = { venue, rates, report }
    const holdings = new Holdings()
    this.ledger = new LedgerAudit(watched)
    this.liquidations = new LiquidationAudit(watched, holdings)
    this.#audits = [
      holdings,
      this.ledger,
      new PositionAudit(watched, this.ledger, holdings),
      new OrderAudit(watched),
      new TradeAudit(watched),
      this.liquidations,
      new TriggerAudit(watched),
      new StopAudit(watched),
      new FundingAudit(watched, holdings),
      new LockAudit(watched),
      new FundsAudit(watched),
    ]
  }

  get steps(): number {
    return this.#step
  }

  /** Records the state before a command. Must be called right before it. */
  before(intent: Intent): void {
    this.#step++
    this.#intent = intent
    for (const audit of this.#audits) audit.before?.(intent)
  }

  /** Checks the result of a command. Must be called right after it. */
  after(intent: Intent, outcome: Outcome): void {
    for (const audit of this.#audits) audit.after(intent, outcome)
    if (this.#step % SUMS_EVERY === 0) this.ledger.sums()
  }
}
