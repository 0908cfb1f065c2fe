import type { BookSide } from './book-side.ts'
import type { NewOrder } from './order.ts'

const PPM = 1_000_000

/**
 * Returns the worst price that an order accepts, in ticks. For a limit order it is the limit price. For a market order
 * it is the price at the distance `protectionPpm` from the best opposite price, rounded toward the best opposite price.
 */
export function priceBound(order: NewOrder, best: number, protectionPpm: number): number {
  if (order.type === 'limit') return order.price
  return order.side === 'buy'
    ? Math.floor((best * (PPM + protectionPpm)) / PPM)
    : Math.ceil((best * (PPM - protectionPpm)) / PPM)
}

/** Returns true if the order, whose worst price is `bound`, can trade at `price`. */
export function crosses(order: NewOrder, bound: number, price: number): boolean {
  return order.side === 'buy' ? price <= bound : price >= bound
}

/**
 * Returns the outcome that a fill-or-kill order would have. `fill`: the order would be filled. `fok`: other
 * members do not offer enough. `self_trade`: other members offer enough, but one of the member's own orders
 * would match first, and the self-trade mode ends the incoming order.
 */
export function fillOrKill(order: NewOrder, other: BookSide, bound: number): 'fill' | 'fok' | 'self_trade' {
  let left = order.lots
  let blocked = false
  for (const level of other.fromBest()) {
    if (!crosses(order, bound, level.price)) break
    for (let maker = level.first; maker !== null; maker = maker.after) {
      if (maker.member !== order.member) left -= maker.lots
      else blocked ||= order.selfTrade !== 'expire_maker'
      if (left <= 0) return blocked ? 'self_trade' : 'fill'
    }
  }
  return 'fok'
}

/** Returns the maximum cost of a market buy order by quantity, in ticks × lots, against the orders of other members. */
export function marketCost(order: NewOrder, other: BookSide, bound: number): bigint {
  let left = order.lots
  let cost = 0n
  for (const level of other.fromBest()) {
    if (left === 0 || !crosses(order, bound, level.price)) break
    for (let maker = level.first; maker !== null && left > 0; maker = maker.after) {
      if (maker.member === order.member) continue
      const lots = Math.min(left, maker.lots)
      cost += BigInt(level.price) * BigInt(lots)
      left -= lots
    }
  }
  return cost
}
