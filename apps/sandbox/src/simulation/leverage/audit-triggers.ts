import type { FuturesOrder } from '../../features/futures/futures-order.ts'
import { units } from './exact.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** F6: a trigger fires once, its twin ends with it, both end with the position. */
export class TriggerAudit implements Audit {
  readonly #watched: Watched
  readonly #ended = new Set<number>()

  constructor(watched: Watched) {
    this.#watched = watched
  }

  after(_: Intent, { change }: Outcome): void {
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

  #belongs(memberId: number, symbol: string): void {
    const { venue, report } = this.#watched
    const held = units(venue.position(memberId, symbol)?.quantity ?? '0')
    const seen = new Set<string>()
    for (const order of this.#waiting({ memberId, symbol })) {
      const closes = held !== 0n && held > 0n === (order.side === 'sell')
      if (!closes || seen.has(order.type)) report('F6', `${order.orderNo} waits for ${held} ${symbol}`)
      seen.add(order.type)
    }
  }

  #waiting({ memberId, symbol }: Pick<FuturesOrder, 'memberId' | 'symbol'>): FuturesOrder[] {
    const orders = this.#watched.venue.openOrders(memberId)
    return orders.filter((order) => order.symbol === symbol && order.status === 'pending')
  }
}
