import type { Execution } from '../../engine/execution.ts'
import type { Side } from '../../engine/order.ts'
import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { type Party, release, requiredHold, type Settlement, settleTrade } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { OrderReason, SpotOrder } from './spot-order.ts'

/** An incoming order and its side. `order` is null for an order of the market maker. */
export interface Taker {
  order: SpotOrder | null
  side: Side
}

/**
 * Applies the result of matching an order: books the trades in their sequence, then ends the resting orders that
 * self-trade prevention expired.
 */
export function applyExecution(
  market: SpotMarket,
  taker: Taker,
  run: Execution,
  context: EngineContext,
  effect: Effect,
): void {
  for (const fill of run.fills) {
    const id = context.nextTradeId()
    const maker = market.resting(fill.maker) ?? null
    const makerParty = maker && { order: maker, rate: context.rates(maker.memberId).maker }
    const takerParty = taker.order && { order: taker.order, rate: context.rates(taker.order.memberId).taker }
    const [buyer, seller]: Party[] =
      taker.side === 'buy' ? [takerParty, makerParty] : [makerParty, takerParty]
    const trade = { id, ticks: fill.price, lots: fill.lots }
    const settlement = settleTrade(market.rules, trade, buyer ?? null, seller ?? null)
    if (settlement.posting !== null) context.journal.book(settlement.posting)
    if (maker !== null) {
      recordFill(maker, id, settlement, 'maker', context, effect)
      endOtherLeg(market, maker, 'expired', 'other_leg', context, effect)
      if (fill.makerLeft === 0) endOrder(market, maker, 'completed', null, context, effect)
      else changeOrder(maker, 'partial', context, effect)
    }
    if (taker.order !== null) recordFill(taker.order, id, settlement, 'taker', context, effect)
    effect.trades.push({ id, ts: context.now, price: fill.price, lots: fill.lots, side: taker.side })
    market.traded(fill.price)
  }
  for (const { id } of run.expired) {
    const own = market.resting(id)
    if (own !== undefined) endOrder(market, own, 'expired', 'self_trade', context, effect)
  }
  effect.levels.push(...run.changes)
  effect.seq = market.book.seq
}

function recordFill(
  order: SpotOrder,
  tradeId: number,
  { price, quantity, buyerFee, sellerFee }: Settlement,
  liquidity: 'maker' | 'taker',
  context: EngineContext,
  effect: Effect,
): void {
  const fee = order.side === 'buy' ? buyerFee : sellerFee
  effect.fills.push({ tradeId, order, price, quantity, fee, liquidity, ts: context.now })
}

/** Sets the new status of an open order and adds the order to the changes of the command. */
export function changeOrder(
  order: SpotOrder,
  status: 'pending' | 'open' | 'partial',
  context: EngineContext,
  effect: Effect,
): void {
  order.status = status
  order.updatedAt = context.now
  effect.orders.add(order)
}

type Ended = 'completed' | 'cancelled' | 'expired'

/**
 * Ends an order that is no longer in the book. If it belongs to a one-cancels-the-other order, also ends the
 * other leg. Releases the remaining frozen funds and removes the order from the market's open orders.
 */
export function endOrder(
  market: SpotMarket,
  order: SpotOrder,
  status: Ended,
  reason: OrderReason | null,
  context: EngineContext,
  effect: Effect,
): void {
  endLeg(market, order, status, reason, context, effect)
  if (status === 'cancelled') endOtherLeg(market, order, status, reason, context, effect)
  else endOtherLeg(market, order, 'expired', 'other_leg', context, effect)
}

/** Ends one leg of a one-cancels-the-other order, or an order without another leg. */
export function endLeg(
  market: SpotMarket,
  order: SpotOrder,
  status: Ended,
  reason: OrderReason | null,
  context: EngineContext,
  effect: Effect,
): void {
  if (order.held > 0n) context.journal.book(release(market.rules, order, order.held))
  order.held = 0n
  order.status = status
  order.reason = reason
  order.updatedAt = context.now
  effect.orders.add(order)
  market.remove(order)
}

/**
 * Ends the other leg of a one-cancels-the-other order if that leg is open. Releases the funds that were frozen
 * only for that leg.
 */
function endOtherLeg(
  market: SpotMarket,
  { oco }: SpotOrder,
  status: Ended,
  reason: OrderReason | null,
  context: EngineContext,
  effect: Effect,
): void {
  const other = oco === null ? undefined : market.find(oco.id)
  if (other === undefined) return
  withdraw(market, other, effect)
  endLeg(market, other, status, reason, context, effect)
  const left = market.find(other.oco!.id)
  if (left === undefined) return
  const excess = left.held - requiredHold(market.rules, remainderOf(left), 0n)
  if (excess <= 0n) return
  context.journal.book(release(market.rules, left, excess))
  left.held -= excess
}

function remainderOf(order: SpotOrder): SpotOrder {
  return { ...order, quantity: (order.quantity ?? 0n) - order.filled }
}

/** Removes an order from the book if it rests there. */
export function withdraw(market: SpotMarket, order: SpotOrder, effect: Effect): void {
  if (order.status !== 'pending') {
    const taken = market.book.cancel(order.bookId)
    if (taken === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
    effect.levels.push(taken.change)
  }
  effect.seq = market.book.seq
}

/**
 * Cancels an open order. If it belongs to a one-cancels-the-other order, also cancels the other leg. Removes
 * the order from the book and releases the funds of its unfilled part. The filled part is not affected.
 */
export function cancelOrder(
  market: SpotMarket,
  order: SpotOrder,
  reason: 'user' | 'system',
  context: EngineContext,
): Effect {
  const effect = newEffect(order.symbol)
  withdraw(market, order, effect)
  endOrder(market, order, 'cancelled', reason, context, effect)
  return effect
}

/**
 * Runs commands of the market maker on one book: first the cancels, then the orders. Ids that are not orders of the
 * market maker are ignored.
 */
export function runMarketMaker(
  market: SpotMarket,
  command: MarketMakerCommand,
  context: EngineContext,
): Effect {
  const effect = newEffect(command.symbol)
  for (const id of command.cancel) {
    const taken = market.isMarketMakerOrder(id) ? market.book.cancel(id) : null
    if (taken !== null) effect.levels.push(taken.change)
  }
  for (const order of command.orders) {
    const run = market.book.place({
      ...order,
      id: context.nextOrderId(),
      type: 'limit',
      budget: null,
      selfTrade: 'expire_maker',
    })
    applyExecution(market, { order: null, side: order.side }, run, context, effect)
  }
  effect.seq = market.book.seq
  return effect
}
