import type { BookSide } from './book-side.ts'
import type { NewOrder } from './order.ts'

const PPM = 1_000_000

/**
 * The worst price an order accepts, in ticks: its limit, or for a market order `protectionPpm` beyond the best
 * price on the other side, rounded to the strict side.
 */
export function priceBound(order: NewOrder, best: number, protectionPpm: number): number {
  if (order.type === 'limit') return order.price
  return order.side === 'buy'
    ? Math.floor((best * (PPM + protectionPpm)) / PPM)
    : Math.ceil((best * (PPM - protectionPpm)) / PPM)
}

/** True when an order with this bound trades at a level's price. */
export function crosses(order: NewOrder, bound: number, price: number): boolean {
  return order.side === 'buy' ? price <= bound : price >= bound
}

/**
 * Outcome of a fill-or-kill order: `fill`, `fok` when others do not offer enough, or `self_trade`
 * when they do but an own order stands before them and the chosen rule ends the newcomer.
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

/** Highest cost of a market buy by quantity, in ticks x lots: a walk over the orders of others. */
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
