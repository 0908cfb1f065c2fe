import { toUnits } from '@bourselet/sdk/money'
import { crosses, priceBound } from '../../../engine/look-ahead.ts'
import type { NewOrder } from '../../../engine/order.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { ContractMarket } from './contract-market.ts'
import type { VenueMemory } from './venue-memory.ts'

/** What an order will do to the book, known before anything is held or changed. Ticks and lots. */
export interface Forecast {
  fills: { price: number; lots: number }[]
  /** Not filled by them. */
  left: number
  /** A fill-or-kill order that cannot be filled. */
  killed: boolean
  /** Reduce-only orders that an earlier fill of this execution leaves with less to reduce: lots they may keep. */
  cuts: { order: FuturesOrder; lots: number }[]
}

/**
 * Walks the orders that a new one meets, as the engine will. Between two fills of one execution a maker's position
 * shrinks; a reduce-only order of his further back must be smaller before the engine comes to it (F5).
 */
export function lookAhead(memory: VenueMemory, market: ContractMarket, order: NewOrder): Forecast {
  const found: Forecast = { fills: [], left: order.lots, killed: false, cuts: [] }
  const other = order.side === 'buy' ? 'sell' : 'buy'
  const best = market.book.best(other)
  if (best !== null && !(order.timeInForce === 'PO' && crosses(order, order.price, best))) {
    walk(memory, market, order, priceBound(order, best, market.protectionPpm), found)
  }
  found.killed = order.timeInForce === 'FOK' && found.left > 0
  return found
}

function walk(
  memory: VenueMemory,
  market: ContractMarket,
  order: NewOrder,
  bound: number,
  found: Forecast,
): void {
  const sizes = new Map<number, number>()
  for (const maker of market.book.open(order.side === 'buy' ? 'sell' : 'buy')) {
    if (found.left === 0 || !crosses(order, bound, maker.price)) return
    if (maker.member === order.member) {
      if (order.selfTrade === 'expire_maker') continue
      return
    }
    const resting = market.find(maker.id)
    const size = sizes.get(maker.member) ?? signedLots(market, maker.member)
    const sign = maker.side === 'buy' ? 1 : -1
    const reducible = resting?.reduceOnly ? Math.max(0, -sign * size) : maker.lots
    const offered = Math.min(maker.lots, reducible)
    if (resting && offered < maker.lots && !memory.planted('reduce_only_flips')) {
      found.cuts.push({ order: resting, lots: offered })
    }
    const lots = Math.min(found.left, offered)
    found.left -= lots
    sizes.set(maker.member, size + sign * lots)
    if (lots > 0) found.fills.push({ price: maker.price, lots })
  }
}

/** A member's position in lots, below zero for a short. */
export function signedLots(market: ContractMarket, memberId: number): number {
  const held = market.holders.get(memberId)
  return held === undefined ? 0 : Number(toUnits(held.quantity) / market.rules.step)
}
