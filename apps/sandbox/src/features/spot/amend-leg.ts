import { invalid, Refusal } from '../../refusals/refusal.ts'
import { engineOrder, hold, match } from './accept-order.ts'
import { changeOrder, withdraw } from './apply-execution.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { isLegPlaced, pairHold } from './place-stop.ts'
import type { SpotMarket } from './spot-market.ts'
import { type OrderTerms, type SpotOrder, setTerms } from './spot-order.ts'
import { checkFilters, checkPrice } from './spot-rules.ts'

/**
 * Amends the prices of one leg of an open one-cancels-the-other order (docs/rules.md#amending-orders). The quantity is
 * that of both legs, so it stays. The limit leg freezes the larger of the amounts that the two legs then need.
 */
export function amendLeg(
  market: SpotMarket,
  leg: SpotOrder,
  other: SpotOrder,
  wanted: OrderTerms,
  context: EngineContext,
): Effect | Refusal {
  const { rules, book, lastPrice: last } = market
  const isStop = leg.status === 'pending'
  if (wanted.quantity !== leg.quantity) return invalid({ quantity: 'MODE_INVALID' })
  const amended = { ...leg, ...wanted }
  if (last === null || !isLegPlaced(amended, last)) {
    return new Refusal('TRIGGER_PRICE', { field: isStop ? 'trigger_price' : 'price' })
  }
  const trigger = wanted.triggerPrice
  const isTriggerKept = trigger === leg.triggerPrice
  const refused =
    (isTriggerKept ? null : checkPrice(rules, trigger!, last, 'trigger_price')) ??
    checkFilters(rules, amended, trigger ?? last)
  if (refused !== null) return refused

  const asked = isStop ? null : engineOrder(market, { ...amended, bookId: context.nextOrderId() })
  const refusal = asked && book.outlook(asked).refusal
  if (refusal) return new Refusal(refusal, { field: 'price' })
  const limitLeg = isStop ? other : leg
  const heldBefore = limitLeg.held
  const unpaid = hold(market, limitLeg, pairHold(rules, amended, other), context)
  if (unpaid !== null) return unpaid

  const effect = newEffect(leg.symbol)
  effect.seq = book.seq
  // The frozen amount is stored with the limit leg.
  if (limitLeg.held !== heldBefore) effect.orders.add(limitLeg)
  if (asked === null) {
    setTerms(leg, wanted)
    market.add(leg)
    changeOrder(leg, 'pending', context, effect)
    return effect
  }
  withdraw(market, leg, effect)
  market.leaveBook(leg)
  setTerms(leg, wanted)
  leg.bookId = asked.id
  return match(market, leg, asked, context, effect)
}
