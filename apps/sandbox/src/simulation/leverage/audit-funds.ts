import { floorDiv, ONE } from './exact.ts'
import type { Holdings } from './holdings.ts'
import { profitAt, usedMargin } from './margin-model.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/**
 * Checks that resting orders are covered by the member's funds, and that unrealized profit is never transferred out
 * (ACC in docs/invariants.md).
 */
export class FundsAudit implements Audit {
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(intent: Intent, { order, refused, change }: Outcome): void {
    const { report } = this.#watched
    if (intent.kind === 'transfer' && intent.amount < 0n && !refused) {
      const { wallet, used } = this.#account(intent.memberId)
      if (wallet < used) report('ACC', `${intent.memberId} transferred unrealized profit out`)
    }
    // If an amended order keeps its position in the queue, its margin has not increased, so its funds need no check.
    if (intent.kind === 'amend' && order?.bookId === intent.bookId) return
    // A fill can cause an unrealized loss, so only orders without a fill are checked here.
    if (order === null || order.status !== 'open' || order.reduceOnly) return
    if (change.fills.some((fill) => fill.order.memberId === order.memberId)) return
    const { wallet, profit, used } = this.#account(order.memberId)
    if (wallet + profit < used)
      report('ACC', `${order.orderNo} is not covered: ${wallet + profit} of ${used}`)
  }

  #account(memberId: number) {
    const { venue } = this.#watched
    const markOf = (symbol: string) => venue.markOf(symbol)!
    const cross = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'cross')
    const { available, frozen, debt } = venue.cash(memberId)
    return {
      wallet: available + frozen - debt,
      profit: cross.reduce((sum, position) => sum + profitAt(position, markOf(position.symbol)), 0n),
      used: usedMargin(cross, venue.openOrders(memberId), markOf),
    }
  }
}

/** A funding rate of 1 (100 percent), in the unit of funding rates. */
const RATE_ONE = 10n ** 12n

/**
 * Checks that each funding payment is booked exactly once. Amounts that members pay must be rounded up, and amounts
 * that they receive must be rounded down (F11 in docs/invariants.md).
 */
export class FundingAudit implements Audit {
  readonly #watched: Watched
  readonly #holdings: Holdings
  #before = new Map<number, bigint>()

  constructor(watched: Watched, holdings: Holdings) {
    this.#watched = watched
    this.#holdings = holdings
  }

  before(intent: Intent): void {
    if (intent.kind !== 'fund') return
    this.#before = new Map()
    for (const [id, { funding }] of this.#holdings.of(intent.symbol)) this.#before.set(id, funding)
  }

  after(intent: Intent, { change }: Outcome): void {
    const { report } = this.#watched
    const booked = change.postings.filter(({ refType }) => refType === 'futures_funding')
    if (intent.kind !== 'fund') {
      if (booked.length > 0) report('F11', 'funding outside its hour')
      return
    }
    let sum = 0n
    for (const [id, { quantity, funding }] of this.#holdings.of(intent.symbol)) {
      const exact = -quantity * intent.mark * intent.rate
      const due = floorDiv(exact, ONE * RATE_ONE)
      sum += due
      const paid = funding - (this.#before.get(id) ?? 0n)
      if (paid !== due) report('F11', `${id} got ${paid} of ${due}`)
    }
    const cleared = booked
      .flatMap(({ entries }) => entries)
      .reduce((total, { account, amount }) => (account === 'sys:clearing' ? total + amount : total), 0n)
    if (cleared !== -sum || cleared < 0n) report('F11', `clearing took ${cleared}, members ${sum}`)
  }
}
