import type { SpotDesk } from './desk.ts'
import { type Effect, newEffect } from './effect.ts'
import type { SpotMarket } from './spot-market.ts'
import type { SpotOrder } from './spot-order.ts'
import { endOrder } from './trade-fills.ts'

/** Ends an open order early: takes it out of the book; what was frozen for its rest is free again. The filled part stays. */
export function cancelOrder(
  market: SpotMarket,
  order: SpotOrder,
  reason: 'user' | 'system',
  desk: SpotDesk,
): Effect {
  const effect = newEffect(order.symbol)
  const taken = market.book.cancel(order.id)
  if (taken === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
  effect.levels.push(taken.change)
  effect.seq = market.book.seq
  endOrder(market, order, 'cancelled', reason, desk, effect)
  return effect
}
