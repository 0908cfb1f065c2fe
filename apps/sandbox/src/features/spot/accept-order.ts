import { fromUnits } from '@bourselet/sdk/money'
import type { NewOrder } from '../../engine/order.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { applyExecution, changeOrder, endOrder } from './apply-execution.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { freeze, release, spentCoin } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { OrderDraft, SpotOrder } from './spot-order.ts'

/** Maximum number of orders that a member can have open in one symbol. */
export const MAX_OPEN_ORDERS = 200

/** An accepted order and the changes that it made. */
export interface Placed {
  order: SpotOrder
  /** The stop leg of a one-cancels-the-other (OCO) order; null for other orders. */
  otherLeg: SpotOrder | null
  effect: Effect
}

/**
 * Returns the refusal MAX_OPEN_ORDERS if `added` more orders would exceed the limit of open orders of the member;
 * otherwise null.
 */
export function checkCount(market: SpotMarket, { memberId }: OrderDraft, added: number): Refusal | null {
  if (market.openCount(memberId) + added <= MAX_OPEN_ORDERS) return null
  return new Refusal('MAX_OPEN_ORDERS', { params: { max: MAX_OPEN_ORDERS } })
}

/**
 * Adjusts the funds that are frozen for an accepted or amended order to the needed amount: freezes more or releases
 * the excess. Returns the refusal INSUFFICIENT_BALANCE if the available balance is too small.
 */
export function hold(
  { rules }: SpotMarket,
  order: SpotOrder,
  needed: bigint,
  { journal }: EngineContext,
): Refusal | null {
  const more = needed - order.held
  const available = journal.available(order.memberId, spentCoin(rules, order.side))
  if (available < more) {
    return new Refusal('INSUFFICIENT_BALANCE', {
      field: order.total === null ? 'quantity' : 'total',
      params: { available: fromUnits(available) },
    })
  }
  if (more > 0n) journal.book(freeze(rules, order, more))
  if (more < 0n) journal.book(release(rules, order, -more))
  order.held = needed
  return null
}

/**
 * Matches an order whose funds are frozen and books its trades. If the order is not completely filled and can rest,
 * adds it to the market.
 */
export function match(
  market: SpotMarket,
  order: SpotOrder,
  asked: NewOrder,
  context: EngineContext,
  effect = newEffect(order.symbol),
): Effect {
  const run = market.book.place(asked)
  applyExecution(market, { order, side: order.side }, run, context, effect)
  if (run.status === 'open' || run.status === 'partial') {
    changeOrder(order, order.filled > 0n ? 'partial' : 'open', context, effect)
    market.add(order)
  } else endOrder(market, order, run.status, run.reason, context, effect)
  return effect
}

/** Returns a new order with its id and order number. Its funds are not frozen yet, and it has not been matched. */
export function acceptedOrder(symbol: string, draft: OrderDraft, context: EngineContext): SpotOrder {
  const id = context.nextOrderId()
  return {
    ...draft,
    id,
    bookId: id,
    orderNo: context.orderNo(id),
    symbol,
    filled: 0n,
    quoteFilled: 0n,
    fee: 0n,
    held: 0n,
    triggerWhen: null,
    triggeredAt: null,
    placedTerms: null,
    oco: null,
    status: 'open',
    reason: null,
    createdAt: context.now,
    updatedAt: context.now,
  }
}

/** Returns the unfilled part of an order in the format of the matching engine. */
export function engineOrder({ rules }: SpotMarket, order: SpotOrder): NewOrder {
  const { bookId, memberId, side, price, quantity, total, timeInForce, selfTrade } = order
  return {
    id: bookId,
    member: memberId,
    side,
    type: price === null ? 'market' : 'limit',
    price: price === null ? 0 : Number(price / rules.tick),
    lots: quantity === null ? 0 : Number((quantity - order.filled) / rules.step),
    budget: total === null ? null : (total - order.quoteFilled) / rules.cross,
    timeInForce: timeInForce ?? 'GTC',
    selfTrade,
  }
}
