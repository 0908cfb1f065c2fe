import { otherSide } from '../../engine/order.ts'
import { engineOrder } from './accept-order.ts'
import { applyExecution, changeOrder, endLeg, endOrder, withdraw } from './apply-execution.ts'
import { type Effect, type EngineContext, newEffect } from './engine-context.ts'
import { freeze, requiredHold } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { SpotOrder } from './spot-order.ts'
import { addExtreme, follow } from './trailing-extremes.ts'

/**
 * Fires the orders whose trigger price the last price has reached, oldest first
 * (docs/rules.md#conditional-orders). Trades of a fired order can move the last price, so the check repeats
 * until no order is due. A fired market order that finds no price within its protection range stays triggered. It is
 * tried again when a stop-limit order of the other side comes to rest in the book, and by each later command. Returns
 * null if no order changed.
 */
export function fireStops(market: SpotMarket, context: EngineContext): Effect | null {
  let prices = market.takeTurns()
  if (!market.hasStops) return null
  const tried = { buy: new Set<SpotOrder>(), sell: new Set<SpotOrder>() }
  const effect = newEffect(market.rules.terms.symbol)
  let waiting: SpotOrder[] | null = null
  let next = 0
  for (; ; prices = market.takeTurns()) {
    const known = effect.triggered.length
    for (const price of prices) noteLast(market, price, context, effect)
    if (waiting === null || effect.triggered.length > known) {
      waiting = [...market.triggered].sort((a, b) => a.id - b.id)
      next = 0
    }
    const order: SpotOrder | undefined = waiting[next++]
    if (order === undefined) break
    // A trade of an earlier order in the list may have ended this order. For example, this order is one leg of a
    // one-cancels-the-other order, and the trade has filled the other leg.
    if (tried[order.side].has(order) || !market.triggered.has(order)) continue
    tried[order.side].add(order)
    fire(market, order, context, effect)
    // Earlier orders of the other side that found no price may now trade with this order.
    const waitingForIt = tried[otherSide(order.side)]
    if (!isResting(order) || waitingForIt.size === 0) continue
    waitingForIt.clear()
    next = 0
  }
  effect.seq = market.book.seq
  return effect.orders.size + effect.followed.size === 0 ? null : effect
}

/**
 * Marks the orders whose trigger price is reached by the last price `last`, and moves the trigger prices of trailing
 * stops.
 */
function noteLast(market: SpotMarket, last: bigint, context: EngineContext, effect: Effect): void {
  for (const order of market.stops.due({ last, mark: undefined })) {
    market.remove(order)
    order.triggeredAt = context.now
    effect.triggered.push(order)
    market.add(order)
    changeOrder(order, 'pending', context, effect)
  }
  const trailing = [...market.trailingAt(last)]
  for (const side of ['buy', 'sell'] as const) {
    const own = trailing.filter((order) => order.side === side)
    const moved = own.filter((order) => follow(order, market.rules, last, context.now))
    if (moved.length === 0) continue
    for (const order of moved) {
      market.stops.add(order)
      effect.followed.add(order)
    }
    const { symbol } = market.rules.terms
    const bookIds = own.map(({ bookId }) => bookId)
    const oldest = bookIds.reduce((a, b) => Math.min(a, b))
    const newest = bookIds.reduce((a, b) => Math.max(a, b))
    effect.extremes = addExtreme(effect.extremes, {
      symbol,
      side,
      price: last,
      oldest,
      newest,
      ts: context.now,
    })
  }
}

const isResting = ({ status }: SpotOrder) => status === 'open' || status === 'partial'

function fire(market: SpotMarket, order: SpotOrder, context: EngineContext, effect: Effect): void {
  const isEmpty = market.book.best(otherSide(order.side)) === null
  if (isEmpty && order.price === null) return
  // The engine requires increasing ids. The new id also places the order behind all orders that already rest at
  // its price.
  const asked = engineOrder(market, { ...order, bookId: context.nextOrderId() })
  if (market.book.outlook(asked).refusal !== null) return
  takeHold(market, order, context, effect)
  market.remove(order)
  order.bookId = asked.id
  const run = market.book.place(asked)
  applyExecution(market, { order, side: order.side }, run, context, effect)
  if (run.status === 'open' || run.status === 'partial') {
    changeOrder(order, run.status, context, effect)
    market.add(order)
  } else if (run.reason === 'no_liquidity' || run.reason === 'price_protection') {
    changeOrder(order, 'pending', context, effect)
    market.add(order)
  } else if (run.reason === 'amount_too_small' && order.filled > 0n) {
    // Earlier trades of the order have spent most of its total. The rest is less than the price of one lot, so the
    // order is completed.
    endOrder(market, order, 'completed', null, context, effect)
  } else endOrder(market, order, run.status, run.reason, context, effect)
}

/**
 * Prepares the stop leg of a one-cancels-the-other order for trading: ends the limit leg and freezes the funds that the
 * stop leg needs. Does nothing if the order is not such a leg.
 */
function takeHold(market: SpotMarket, order: SpotOrder, context: EngineContext, effect: Effect): void {
  const limit = order.oco === null ? undefined : market.find(order.oco.id)
  if (limit === undefined) return
  withdraw(market, limit, effect)
  endLeg(market, limit, 'expired', 'other_leg', context, effect)
  order.held = requiredHold(market.rules, order, 0n)
  context.journal.book(freeze(market.rules, order, order.held))
}
