import { fromUnits } from '@bourselet/sdk/money'
import type { NewOrder } from '../../engine/order.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { applyExecution, changeOrder, endOrder } from './apply-execution.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { freeze, requiredHold, spentCoin } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { OrderDraft, SpotOrder } from './spot-order.ts'
import { checkFilters } from './spot-rules.ts'

/** Maximum number of open orders of one member in one symbol. */
export const MAX_OPEN_ORDERS = 200

/** An accepted order with its effects. */
export interface Placed {
  order: SpotOrder
  effect: Effect
}

/**
 * Places an order (docs/rules.md#spot-orders): checks the filters in their order and the funds, freezes the
 * funds, matches the order and books the trades. Returns the first refusal, in which case nothing has
 * changed. `last` is the reference price of the filters, in units of 1e-8.
 */
export function placeOrder(
  market: SpotMarket,
  draft: OrderDraft,
  context: EngineContext,
  last = lastPrice(market),
): Placed | Refusal {
  const { rules, book } = market
  const rests = draft.type === 'limit' && draft.timeInForce !== 'IOC' && draft.timeInForce !== 'FOK'
  if (rests && market.openCount(draft.memberId) >= MAX_OPEN_ORDERS) {
    return new Refusal('MAX_OPEN_ORDERS', { params: { max: MAX_OPEN_ORDERS } })
  }
  const refused = checkFilters(rules, draft, last)
  if (refused !== null) return refused

  const order = acceptedOrder(rules.terms.symbol, draft, context)
  const asked = engineOrder(market, order)
  const outlook = book.outlook(asked)
  if (outlook.refusal !== null) return new Refusal(outlook.refusal)
  if (!outlook.killed) {
    const needed = requiredHold(rules, order, outlook.cost)
    const available = context.journal.available(order.memberId, spentCoin(rules, order.side))
    if (available < needed) {
      return new Refusal('INSUFFICIENT_BALANCE', {
        field: order.total === null ? 'quantity' : 'total',
        params: { available: fromUnits(available) },
      })
    }
    order.held = needed
    if (needed > 0n) context.journal.book(freeze(rules, order))
  }
  return { order, effect: match(market, order, asked, context) }
}

function lastPrice({ last, rules }: SpotMarket): bigint | null {
  return last === undefined ? null : BigInt(last) * rules.tick
}

function match(market: SpotMarket, order: SpotOrder, asked: NewOrder, context: EngineContext): Effect {
  const effect = newEffect(order.symbol)
  const run = market.book.place(asked)
  applyExecution(market, { order, side: order.side }, run, context, effect)
  if (run.status === 'open' || run.status === 'partial') {
    market.add(order)
    changeOrder(order, run.status, context, effect)
  } else endOrder(market, order, run.status, run.reason, context, effect)
  return effect
}

function acceptedOrder(symbol: string, draft: OrderDraft, context: EngineContext): SpotOrder {
  const id = context.nextOrderId()
  return {
    ...draft,
    id,
    orderNo: context.orderNo(id),
    symbol,
    filled: 0n,
    quoteFilled: 0n,
    fee: 0n,
    held: 0n,
    status: 'open',
    reason: null,
    createdAt: context.now,
    updatedAt: context.now,
  }
}

function engineOrder({ rules }: SpotMarket, order: SpotOrder): NewOrder {
  const { id, memberId, side, type, price, quantity, total, timeInForce, selfTrade } = order
  return {
    id,
    member: memberId,
    side,
    type,
    price: price === null ? 0 : Number(price / rules.tick),
    lots: quantity === null ? 0 : Number(quantity / rules.step),
    budget: total === null ? null : total / rules.cross,
    timeInForce: timeInForce ?? 'GTC',
    selfTrade,
  }
}
