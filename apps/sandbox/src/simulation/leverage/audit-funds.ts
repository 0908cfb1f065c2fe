import { units } from './exact.ts'
import { profitAt, usedMargin } from './margin-model.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** F-ACC: an order that rests is covered, and profit that is not realized does not leave. */
export class FundsAudit implements Audit {
  readonly #watched: Watched

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(intent: Intent, { order, refused, change }: Outcome): void {
    const { report } = this.#watched
    if (intent.kind === 'transfer' && intent.amount < 0n && !refused) {
      const { wallet, used } = this.#account(intent.memberId)
      if (wallet < used) report('ACC', `${intent.memberId} moved out what is not his yet`)
    }
    // What was filled may stand at a loss already: only what rests whole is measured.
    if (order === null || order.status !== 'open' || order.reduceOnly) return
    if (change.fills.some((fill) => fill.order.memberId === order.memberId)) return
    const { wallet, profit, used } = this.#account(order.memberId)
    if (wallet + profit < used)
      report('ACC', `${order.orderNo} is not covered: ${wallet + profit} of ${used}`)
  }

  #account(memberId: number) {
    const { venue } = this.#watched
    const markOf = (symbol: string) => units(venue.markOf(symbol)!.mark)
    const cross = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'cross')
    const { available, frozen, debt } = venue.cash(memberId)
    return {
      wallet: available + frozen - debt,
      profit: cross.reduce((sum, position) => sum + profitAt(position, markOf(position.symbol)), 0n),
      used: usedMargin(cross, venue.openOrders(memberId), markOf),
    }
  }
}
