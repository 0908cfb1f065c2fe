import type { OpenOrder } from '../../../engine/book-levels.ts'
import { crosses, priceBound } from '../../../engine/look-ahead.ts'
import { type NewOrder, otherSide } from '../../../engine/order.ts'
import type { EngineContext } from '../venue-port.ts'
import { canPay } from './check-funds.ts'
import type { ContractMarket } from './contract-market.ts'
import type { Forecast } from './order-need.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Predicts which resting orders a new order will match, in the sequence in which the matching engine will reach
 * them. A fill can shrink the position of a resting order's owner before the engine reaches the owner's next
 * reduce-only order. That reduce-only order must be reduced before the execution starts (F5 in
 * docs/invariants.md).
 */
export function lookAhead(
  memory: VenueMemory,
  market: ContractMarket,
  order: NewOrder,
  context: EngineContext,
): Forecast {
  const found: Forecast = { fills: [], left: order.lots, killed: false, cuts: [] }
  const other = otherSide(order.side)
  const best = market.book.best(other)
  if (best !== null && !(order.timeInForce === 'PO' && crosses(order, order.price, best))) {
    walk(memory, market, order, found, context)
  }
  found.killed = order.timeInForce === 'FOK' && found.left > 0
  return found
}

function walk(
  memory: VenueMemory,
  market: ContractMarket,
  order: NewOrder,
  found: Forecast,
  context: EngineContext,
): void {
  const sizes = new Map<number, number>()
  const traded = new Map<number, Forecast['fills']>()
  // As in the matching engine, the price limit of a market order is measured from the best opposite price. Resting
  // orders that the planned reductions (`cuts`) remove completely do not count, because they are removed before the
  // matching. Resting orders of the same member count: the new order may not trade with them, but they expire only
  // during the matching.
  let bound: number | null = null
  for (const maker of market.book.open(otherSide(order.side))) {
    const limit: number = bound ?? priceBound(order, maker.price, market.rules.protectionPpm)
    if (found.left === 0 || !crosses(order, limit, maker.price)) return
    if (maker.member === order.member) {
      bound = limit
      if (order.selfTrade === 'expire_maker') continue
      return
    }
    const resting = market.find(maker.id)
    const size = sizes.get(maker.member) ?? signedLots(market, maker.member)
    const sign = maker.side === 'buy' ? 1 : -1
    const reducible = resting?.reduceOnly ? Math.max(0, -sign * size) : maker.lots
    const offered = Math.min(maker.lots, reducible)
    const fill = { price: maker.price, lots: Math.min(found.left, offered) }
    const before = traded.get(maker.member) ?? []
    if (resting && isWorse(market, maker) && !canPay(memory, market, resting, [...before, fill], context)) {
      found.cuts.push({ order: resting, lots: 0, reason: 'system' })
      continue
    }
    if (resting && offered < maker.lots) {
      found.cuts.push({ order: resting, lots: offered, reason: 'position_gone' })
    }
    if (offered > 0) bound = limit
    found.left -= fill.lots
    sizes.set(maker.member, size + sign * fill.lots)
    if (fill.lots === 0) continue
    found.fills.push(fill)
    if (resting) traded.set(maker.member, [...before, fill])
  }
}

/**
 * Returns true if a trade at a resting order's price would be worse for its owner than a trade at the mark price.
 */
function isWorse({ rules, mark = 0n }: ContractMarket, { side, price }: OpenOrder): boolean {
  const at = BigInt(price) * rules.tick
  return side === 'buy' ? at > mark : at < mark
}

/** Returns the size of a member's position in lots; negative for a short. */
export function signedLots(market: ContractMarket, memberId: number): number {
  const held = market.holders.get(memberId)
  return held === undefined ? 0 : market.rules.lotsOf(held.quantity)
}
