import { Refusal } from '../../refusals/refusal.ts'
import { acceptedOrder, checkCount, engineOrder, hold, match, type Placed } from './accept-order.ts'
import { changeOrder } from './apply-execution.ts'
import { type EngineContext, newEffect } from './engine-context.ts'
import { requiredHold } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { OrderDraft, SpotOrder } from './spot-order.ts'
import { checkFilters, checkPrice, type SpotRules } from './spot-rules.ts'
import { trailed } from './trailing-extremes.ts'

/**
 * Accepts an order that waits for its trigger price, and freezes its funds (docs/rules.md#conditional-orders). The
 * order filters use the trigger price in place of the last price. They are not applied again when the order fires.
 */
export function placeStop(
  market: SpotMarket,
  draft: OrderDraft,
  context: EngineContext,
  last: bigint | null,
): Placed | Refusal {
  const { rules } = market
  const full = checkCount(market, draft, 1)
  if (full !== null) return full
  const trigger = last === null ? null : triggerOf(rules, draft, last)
  if (last === null || trigger === null || trigger === last) {
    return new Refusal('TRIGGER_PRICE', { field: draft.trailPct === null ? 'trigger_price' : 'trail_pct' })
  }
  const refused = checkPrice(rules, trigger, last, 'trigger_price') ?? checkFilters(rules, draft, trigger)
  if (refused !== null) return refused
  const order = waiting(market, draft, trigger, last, context)
  const unpaid = hold(market, order, requiredHold(rules, order, 0n), context)
  if (unpaid !== null) return unpaid
  return { order, otherLeg: null, effect: wait(market, order, context) }
}

/**
 * Accepts a one-cancels-the-other order: a post-only limit order on one side of the last price and a stop order on
 * the other side. One frozen amount covers both legs, because only one of them can trade.
 */
export function placeOco(
  market: SpotMarket,
  draft: OrderDraft,
  stop: NonNullable<OrderDraft['ocoStop']>,
  context: EngineContext,
  last: bigint | null,
): Placed | Refusal {
  const { rules } = market
  const full = checkCount(market, draft, 2)
  if (full !== null) return full
  if (
    last === null ||
    !isLegPlaced({ side: draft.side, price: null, triggerPrice: stop.triggerPrice }, last)
  ) {
    return new Refusal('TRIGGER_PRICE', { field: 'trigger_price' })
  }
  if (!isLegPlaced(draft, last)) return new Refusal('TRIGGER_PRICE', { field: 'price' })
  const stopDraft: OrderDraft = {
    ...draft,
    clientOrderId: null,
    type: stop.price === null ? 'stop_market' : 'stop_limit',
    price: stop.price,
    timeInForce: stop.price === null ? null : 'GTC',
    triggerPrice: stop.triggerPrice,
    ocoStop: null,
  }
  const refused =
    checkFilters(rules, draft, last) ??
    checkPrice(rules, stop.triggerPrice, last, 'trigger_price') ??
    checkFilters(rules, stopDraft, stop.triggerPrice, 'stop_limit_price')
  if (refused !== null) return refused

  const order = acceptedOrder(rules.terms.symbol, draft, context)
  const asked = engineOrder(market, order)
  const outlook = market.book.outlook(asked)
  if (outlook.refusal !== null) return new Refusal(outlook.refusal, { field: 'price' })
  const otherLeg = waiting(market, stopDraft, stop.triggerPrice, last, context)
  const unpaid = hold(market, order, pairHold(rules, order, otherLeg), context)
  if (unpaid !== null) return unpaid
  order.oco = { id: otherLeg.id, orderNo: otherLeg.orderNo }
  otherLeg.oco = { id: order.id, orderNo: order.orderNo }
  const effect = match(market, order, asked, context)
  for (const own of wait(market, otherLeg, context).orders) effect.orders.add(own)
  return { order, otherLeg, effect }
}

/** Returns the amount that the legs of a one-cancels-the-other order freeze together: the larger of their needs. */
export function pairHold(rules: SpotRules, leg: SpotOrder, other: SpotOrder): bigint {
  const need = requiredHold(rules, leg, 0n)
  const otherNeed = requiredHold(rules, other, 0n)
  if (otherNeed > need) return otherNeed
  return need
}

/**
 * Returns true if a leg of a one-cancels-the-other order is on its side of the last price: for a sell the limit price
 * above and the trigger below it, for a buy the other way round.
 */
export function isLegPlaced(
  { side, price, triggerPrice }: Pick<OrderDraft, 'side' | 'price' | 'triggerPrice'>,
  last: bigint,
): boolean {
  const isAbove = (side === 'sell') === (triggerPrice === null)
  const at = triggerPrice ?? price!
  return isAbove ? at > last : at < last
}

/** Returns the trigger price of a new order; null for a trailing stop whose trigger price would not be positive. */
export function triggerOf(
  rules: SpotRules,
  { side, triggerPrice, trailPct }: Pick<OrderDraft, 'side' | 'triggerPrice' | 'trailPct'>,
  last: bigint,
): bigint | null {
  if (trailPct === null) return triggerPrice
  const trigger = trailed(rules, side, trailPct, last)
  return trigger > 0n ? trigger : null
}

function waiting(
  { rules }: SpotMarket,
  draft: OrderDraft,
  triggerPrice: bigint,
  last: bigint,
  context: EngineContext,
): SpotOrder {
  const order = acceptedOrder(rules.terms.symbol, draft, context)
  return { ...order, status: 'pending', triggerPrice, triggerWhen: triggerPrice > last ? 'rises' : 'falls' }
}

function wait(market: SpotMarket, order: SpotOrder, context: EngineContext) {
  const effect = newEffect(order.symbol)
  effect.seq = market.book.seq
  market.add(order)
  changeOrder(order, 'pending', context, effect)
  return effect
}
