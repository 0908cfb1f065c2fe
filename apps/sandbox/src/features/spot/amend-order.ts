import { fromUnits } from '@bourselet/sdk/money'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { engineOrder, hold, match } from './accept-order.ts'
import { amendLeg } from './amend-leg.ts'
import { changeOrder, withdraw } from './apply-execution.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { triggerOf } from './place-stop.ts'
import { requiredHold } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import { type OrderTerms, type SpotOrder, setTerms, termsOf } from './spot-order.ts'
import { checkFilters, checkNotional, checkPrice, checkSize } from './spot-rules.ts'

/**
 * Amends an open order (docs/rules.md#amending-orders). Checks the new terms like those of a new order and adjusts the
 * frozen funds. An order that loses its place in the queue is matched again. If a check fails, returns the refusal and
 * changes nothing. An amendment to the current terms changes nothing, so it can be repeated safely.
 */
export function amendOrder(
  market: SpotMarket,
  order: SpotOrder,
  wanted: OrderTerms,
  context: EngineContext,
): Effect | Refusal {
  // A client that did not receive the answer sends the same amendment again. Meanwhile, the order may have changed; for
  // example, the stop order may have fired. The repeated amendment must not be refused for this reason.
  if (isSame(wanted, order)) return unchanged(market)
  if (order.status === 'pending' && order.triggeredAt !== null) return invalid({ order_no: 'MODE_INVALID' })
  const otherLeg = order.oco === null ? undefined : market.find(order.oco.id)
  if (otherLeg !== undefined) return amendLeg(market, order, otherLeg, wanted, context)
  if (order.status === 'pending') return amendStop(market, order, wanted, context)
  if (wanted.triggerPrice !== order.triggerPrice) return invalid({ trigger_price: 'MODE_INVALID' })
  return amendResting(market, order, wanted, context)
}

/** Amends an order that rests in the book. The part that is already filled is not affected. */
function amendResting(
  market: SpotMarket,
  order: SpotOrder,
  wanted: OrderTerms,
  context: EngineContext,
): Effect | Refusal {
  const { rules, book, lastPrice } = market
  const effect = unchanged(market)
  const isPriceKept = wanted.price === order.price
  const left = wanted.quantity! - order.filled
  if (left <= 0n) {
    const min = fromUnits(order.filled + rules.step, 8, false)
    const params = { step: rules.terms.step, min, max: rules.terms.maxQty }
    return new Refusal('QTY_STEP', { field: 'quantity', params })
  }
  const rest = { ...order, ...wanted, quantity: left }
  const refused =
    (isPriceKept ? null : checkPrice(rules, wanted.price!, lastPrice, 'price')) ??
    checkSize(rules, wanted, lastPrice) ??
    checkNotional(rules, rest, lastPrice)
  if (refused !== null) return refused

  if (isPriceKept && wanted.quantity! < order.quantity!) {
    const change = book.reduce(order.bookId, Number(left / rules.step))
    if (change === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
    effect.levels.push(change)
    effect.seq = book.seq
    hold(market, order, requiredHold(rules, rest, 0n), context)
    setTerms(order, wanted)
    changeOrder(order, order.filled > 0n ? 'partial' : 'open', context, effect)
    return effect
  }
  const asked = engineOrder(market, { ...order, ...wanted, bookId: context.nextOrderId() })
  const { refusal } = book.outlook(asked)
  if (refusal !== null) return new Refusal(refusal, { field: 'price' })
  const unpaid = hold(market, order, requiredHold(rules, rest, 0n), context)
  if (unpaid !== null) return unpaid
  withdraw(market, order, effect)
  market.leaveBook(order)
  setTerms(order, wanted)
  order.bookId = asked.id
  match(market, order, asked, context, effect)
  return effect
}

/**
 * Amends an order whose trigger price has not been reached. If a trailing stop gets a new distance, its trigger price
 * is computed again from the current last price.
 */
function amendStop(
  market: SpotMarket,
  order: SpotOrder,
  wanted: OrderTerms,
  context: EngineContext,
): Effect | Refusal {
  const { rules, lastPrice: last } = market
  const isTrailKept = order.trailPct !== null && wanted.trailPct === order.trailPct
  const trigger = isTrailKept ? order.triggerPrice : last && triggerOf(rules, { ...order, ...wanted }, last)
  if (last === null || trigger === null || trigger === last) {
    return new Refusal('TRIGGER_PRICE', { field: order.trailPct === null ? 'trigger_price' : 'trail_pct' })
  }
  const amended = { ...order, ...wanted, triggerPrice: trigger }
  const isTriggerKept = trigger === order.triggerPrice
  const refused =
    (isTriggerKept ? null : checkPrice(rules, trigger, last, 'trigger_price')) ??
    checkFilters(rules, amended, trigger)
  if (refused !== null) return refused
  const unpaid = hold(market, order, requiredHold(rules, amended, 0n), context)
  if (unpaid !== null) return unpaid
  const effect = unchanged(market)
  setTerms(order, { ...wanted, triggerPrice: trigger })
  if (!isTriggerKept) order.triggerWhen = trigger > last ? 'rises' : 'falls'
  // Trailing stops follow a stored highest or lowest price. This price applies only to orders up to a certain book id
  // (see `Extreme`). The amended order gets a new, greater book id, so that prices from before the amendment do not
  // apply to it.
  if (order.trailPct !== null && !isTrailKept) order.bookId = context.nextOrderId()
  market.add(order)
  changeOrder(order, 'pending', context, effect)
  return effect
}

function unchanged({ book, rules }: SpotMarket): Effect {
  const effect = newEffect(rules.terms.symbol)
  effect.seq = book.seq
  return effect
}

/**
 * Returns true if an order already has the terms that an amendment requests. The trigger price of a trailing stop is
 * not compared, because it follows the market.
 */
function isSame(wanted: OrderTerms, order: SpotOrder): boolean {
  const names = Object.keys(termsOf(wanted)) as (keyof OrderTerms)[]
  const isTrailing = order.trailPct !== null
  return names.every((name) => wanted[name] === order[name] || (isTrailing && name === 'triggerPrice'))
}
