import { fromUnits } from '@bourselet/sdk/money'
import type { NewOrder } from '../../../engine/order.ts'
import { type FuturesOrder, isStop } from '../futures-order.ts'
import type { EngineContext } from '../venue-port.ts'
import { canPay } from './check-funds.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, withdrawOrder } from './end-order.ts'
import { lookAhead, signedLots } from './look-ahead.ts'
import { match } from './match-order.ts'
import { fireStop } from './stop-orders.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Fires the triggers that the last price and the mark price have reached. A fired order can trade and move
 * the last price, so the check repeats until no trigger is due. An order that cannot close its position stays
 * armed and fires again at the next change of the book or the prices
 * (docs/rules.md#leverage-triggers-and-fills).
 */
export function fireTriggers(memory: VenueMemory, market: ContractMarket, context: EngineContext): void {
  const fired = new Set<FuturesOrder>()
  while (!market.halted) {
    const due = market.triggers.due({ last: market.lastPrice, mark: market.mark })
    const order = due.find((one) => !fired.has(one))
    if (order === undefined) return
    fired.add(order)
    if (isStop(order)) fireStop(memory, market, order, context)
    else fire(memory, market, order, context)
    // A stop limit that rests can be the price that orders which fired before lacked.
    if (order.status === 'open' || order.status === 'partial') fired.clear()
  }
}

/** Closes the whole position at market, or as much as the book can fill. */
function fire(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  context: EngineContext,
): void {
  const lots = closable(market, order)
  if (lots === 0) {
    endOrder(memory, order, 'expired', 'position_gone', context)
    return
  }
  const asked = marketOrder(order, lots, context)
  const forecast = lookAhead(memory, market, asked, context)
  // While the book has no price inside the protection range, for example for a moment without quotes, the
  // trigger waits for the next mark price instead of closing at an outlier.
  const isClosing =
    market.book.outlook(asked).refusal === null && canPay(memory, market, order, forecast.fills, context)
  if (!isClosing) return
  memory.dropOrder(order)
  order.status = 'triggered'
  if (forecast.left === 0) expireOtherLeg(memory, market, order, context)
  const { filled } = order
  const { status, reason } = match(memory, market, asked, order, forecast.cuts, context)
  if (closable(market, order) === 0) {
    endOrder(memory, order, status === 'completed' ? status : 'expired', reason, context)
    const { memberId, symbol, orderNo, type, triggerPrice } = order
    const trigger_price = market.rules.priceText(triggerPrice!)
    const params = { type, order_no: orderNo, trigger_price, filled: fromUnits(order.filled) }
    context.change.notices.push({ memberId, kind: 'triggered', symbol, params })
    return
  }
  order.status = 'pending'
  memory.addOrder(order)
  if (order.filled === filled) return
  order.updatedAt = context.now
  context.change.changed.add(order)
}

/** Returns the lots of the position that an order can close; 0 if there is none on its side. */
function closable(market: ContractMarket, { memberId, side }: FuturesOrder): number {
  const size = signedLots(market, memberId)
  return Math.max(0, side === 'sell' ? size : -size)
}

/** Ends the other of take profit and stop loss when an order closes the whole position. */
function expireOtherLeg(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  context: EngineContext,
): void {
  for (const other of memory.account(order.memberId).ordersOf(market.symbol)) {
    if (other.status === 'pending' && !isStop(other))
      withdrawOrder(memory, market, other, 'expired', 'other_leg', context)
  }
}

/** Returns the engine order of a trigger. It has a new id, because the engine requires increasing ids. */
function marketOrder(
  { memberId, side, selfTrade }: FuturesOrder,
  lots: number,
  context: EngineContext,
): NewOrder {
  return {
    id: context.nextOrderId(),
    member: memberId,
    side,
    type: 'market',
    price: 0,
    lots,
    budget: null,
    timeInForce: 'IOC',
    selfTrade,
  }
}
