import type { OpenOrder } from './book-levels.ts'
import type { Ending, Fill, Refusal } from './execution.ts'
import type { NewOrder, Side } from './order.ts'

/** The result of one command, in a format that the order book and the reference model share. */
export interface PlainExecution {
  refusal: Refusal | null
  status: 'open' | 'partial' | 'completed' | 'expired'
  reason: Ending | null
  fills: Fill[]
  expired: number[]
}

/**
 * The reference model for the order book, used in tests only. It implements the matching rules
 * (docs/rules.md#spot-orders) with a single list of orders that is searched completely at each step, and with bigint
 * arithmetic.
 */
export class PlainBook {
  orders: OpenOrder[] = []
  readonly #protectionPpm: bigint

  constructor(protectionPpm = 50_000) {
    this.#protectionPpm = BigInt(protectionPpm)
  }

  cancel(id: number): boolean {
    const before = this.orders.length
    this.orders = this.orders.filter((order) => order.id !== id)
    return this.orders.length < before
  }

  /** Returns the orders of one side of the book, ordered by price, then by time. */
  queue(side: Side): OpenOrder[] {
    const sign = side === 'buy' ? -1 : 1
    return this.orders
      .filter((order) => order.side === side)
      .sort((a, b) => sign * (a.price - b.price) || a.id - b.id)
  }

  place(order: NewOrder): PlainExecution {
    const result: PlainExecution = { refusal: null, status: 'open', reason: null, fills: [], expired: [] }
    const others = this.queue(order.side === 'buy' ? 'sell' : 'buy')
    const within = this.#limit(order, others[0])
    if (order.type === 'market' && others.length === 0) return { ...result, refusal: 'NO_LIQUIDITY' }
    if (order.timeInForce === 'PO' && others[0] && within(others[0].price)) {
      return { ...result, refusal: 'POST_ONLY_WOULD_TAKE' }
    }
    if (order.timeInForce === 'FOK') {
      const fillable = this.#fillOrKill(
        order,
        others.filter((maker) => within(maker.price)),
        result,
      )
      if (fillable !== null) return { ...result, status: 'expired', reason: fillable }
    }
    const { left, reason } = this.#match(order, within, result)
    return this.#settle(order, left, reason, result)
  }

  #limit(order: NewOrder, best: OpenOrder | undefined): (price: number) => boolean {
    const whole = 1_000_000n
    return (price) => {
      if (order.type === 'limit') return order.side === 'buy' ? price <= order.price : price >= order.price
      const scaled = BigInt(price) * whole
      const reference = BigInt(best?.price ?? 0)
      return order.side === 'buy'
        ? scaled <= reference * (whole + this.#protectionPpm)
        : scaled >= reference * (whole - this.#protectionPpm)
    }
  }

  #fillOrKill(order: NewOrder, reachable: OpenOrder[], result: PlainExecution): Ending | null {
    const foreign = reachable.filter((maker) => maker.member !== order.member)
    const offered = foreign.reduce((sum, maker) => sum + maker.lots, 0)
    if (offered < order.lots) return 'fok'
    if (order.selfTrade === 'expire_maker') return null
    const own = reachable.findIndex((maker) => maker.member === order.member)
    const ahead = reachable.slice(0, own < 0 ? reachable.length : own)
    if (ahead.reduce((sum, maker) => sum + maker.lots, 0) >= order.lots) return null
    if (order.selfTrade === 'expire_both') {
      result.expired.push(reachable[own]!.id)
      this.cancel(reachable[own]!.id)
    }
    return 'self_trade'
  }

  #match(order: NewOrder, within: (price: number) => boolean, result: PlainExecution) {
    let left = order.lots
    let budget = order.budget ?? 0n
    for (;;) {
      if (order.budget === null ? left === 0 : budget === 0n) return { left: 0, reason: null }
      const maker = this.queue(order.side === 'buy' ? 'sell' : 'buy')[0]
      if (maker === undefined) return { left, reason: 'no_liquidity' as const }
      if (!within(maker.price)) return { left, reason: 'price_protection' as const }
      if (order.budget !== null) left = Number(budget / BigInt(maker.price))
      if (left === 0) return { left, reason: result.fills.length > 0 ? null : ('amount_too_small' as const) }
      if (maker.member === order.member) {
        if (order.selfTrade !== 'expire_taker') {
          this.cancel(maker.id)
          result.expired.push(maker.id)
        }
        if (order.selfTrade !== 'expire_maker') return { left, reason: 'self_trade' as const }
        continue
      }
      const lots = Math.min(left, maker.lots)
      left -= lots
      budget -= BigInt(lots) * BigInt(maker.price)
      maker.lots -= lots
      if (maker.lots === 0) this.cancel(maker.id)
      result.fills.push({
        maker: maker.id,
        makerMember: maker.member,
        price: maker.price,
        lots,
        makerLeft: maker.lots,
      })
    }
  }

  #settle(order: NewOrder, left: number, reason: Ending | null, result: PlainExecution): PlainExecution {
    if (reason === null) return { ...result, status: 'completed' }
    if (order.type === 'market' || reason === 'self_trade') return { ...result, status: 'expired', reason }
    if (order.timeInForce === 'IOC') return { ...result, status: 'expired', reason: 'ioc' }
    this.orders.push({ id: order.id, member: order.member, side: order.side, price: order.price, lots: left })
    return { ...result, status: result.fills.length > 0 ? 'partial' : 'open' }
  }
}
