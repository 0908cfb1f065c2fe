import { type FuturesOrder, isStop } from '../../features/futures/futures-order.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** A pending take profit or stop loss, with the time at which its position was opened. */
interface Protected {
  trigger: FuturesOrder
  openedAt: number
}

/**
 * Checks the take profit and the stop loss of each position. Each of the two orders closes the position at most once.
 * When one of them fires or the position ends, both orders end (F6). Until then, both orders stay open unless the
 * member cancels or replaces them (F13 in docs/invariants.md).
 */
export class TriggerAudit implements Audit {
  readonly #watched: Watched
  readonly #ended = new Set<number>()
  #protected: Protected[] = []

  constructor(watched: Watched) {
    this.#watched = watched
  }

  before(): void {
    const { venue } = this.#watched
    this.#protected = [...venue.members()].flatMap((memberId) =>
      venue.openOrders(memberId).flatMap((trigger) => {
        const position = venue.position(memberId, trigger.symbol)
        return isLeg(trigger) && position ? [{ trigger, openedAt: position.openedAt }] : []
      }),
    )
  }

  after(intent: Intent, { change }: Outcome): void {
    if (intent.kind !== 'cancel') this.#keeps()
    const { report } = this.#watched
    for (const order of new Set([...change.created, ...change.changed])) {
      if (order.type !== 'tp' && order.type !== 'sl') continue
      if (this.#ended.has(order.id)) report('F6', `${order.orderNo} changed after its end`)
      if (order.status === 'pending') continue
      this.#ended.add(order.id)
      const waiting = this.#waiting(order).filter((other) => !change.created.has(other))
      if (order.status !== 'cancelled' && waiting.length > 0) {
        report('F6', `${waiting[0]!.orderNo} outlived ${order.orderNo}`)
      }
    }
    for (const position of change.positions) this.#belongs(position.memberId, position.symbol)
  }

  #keeps(): void {
    const { venue, report } = this.#watched
    for (const { trigger, openedAt } of this.#protected) {
      const { memberId, symbol, type, side } = trigger
      const position = venue.position(memberId, symbol)
      const isOpen = position?.openedAt === openedAt && position.quantity > 0n === (side === 'sell')
      if (!isOpen || this.#waiting(trigger).some((other) => other.type === type)) continue
      report('F13', `${trigger.orderNo} ended as ${trigger.reason} and left a position without its ${type}`)
    }
  }

  #belongs(memberId: number, symbol: string): void {
    const { venue, report } = this.#watched
    const held = venue.position(memberId, symbol)?.quantity ?? 0n
    const seen = new Set<string>()
    for (const order of this.#waiting({ memberId, symbol })) {
      const closes = held !== 0n && held > 0n === (order.side === 'sell')
      if (!closes || seen.has(order.type)) report('F6', `${order.orderNo} waits for ${held} ${symbol}`)
      seen.add(order.type)
    }
  }

  #waiting({ memberId, symbol }: Pick<FuturesOrder, 'memberId' | 'symbol'>): FuturesOrder[] {
    const orders = this.#watched.venue.openOrders(memberId)
    return orders.filter((order) => order.symbol === symbol && isLeg(order))
  }
}

/** Returns true for a pending take profit or stop loss. Stop orders are left out, because `StopAudit` checks them. */
const isLeg = (order: FuturesOrder): boolean => order.status === 'pending' && !isStop(order)
