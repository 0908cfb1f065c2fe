import { fromUnits } from '@bourselet/sdk/money'
import { type NewOrder, otherSide } from '../../../engine/order.ts'
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
 * Fires the triggers that the last price and the mark price have reached. A fired order can trade and thereby move
 * the last price, so the check repeats until no further trigger is reached. An order that cannot close its
 * position stays pending and fires again when the book or a price changes
 * (docs/rules.md#leverage-triggers-and-fills).
 */
export function fireTriggers(memory: VenueMemory, market: ContractMarket, context: EngineContext): void {
  const { triggers } = market
  // Pending orders that this call has tried to fire without success, because they could not trade. This call tries them
  // again only after an order of the opposite side has been added to the book.
  const waiting = { buy: new Set<FuturesOrder>(), sell: new Set<FuturesOrder>() }
  let due: FuturesOrder[] = []
  let next = 0
  let seen: { last: bigint | undefined; added: number } | null = null
  while (!market.halted) {
    const { lastPrice: last } = market
    // During this call the mark price does not change. The list of due orders is therefore computed again only after
    // the last price has changed or an order was added.
    if (seen === null || seen.last !== last || seen.added !== triggers.added) {
      due = triggers.due({ last, mark: market.mark })
      next = 0
      seen = { last, added: triggers.added }
    }
    const order = due[next++]
    if (order === undefined) return
    if (waiting[order.side].has(order) || !triggers.has(order)) continue
    if (isStop(order)) fireStop(memory, market, order, context)
    else fire(memory, market, order, context)
    if (order.status === 'pending') waiting[order.side].add(order)
    if (order.status !== 'open' && order.status !== 'partial') continue
    // A stop limit order has fired and now rests in the book. Pending orders of the opposite side could not trade
    // before, but may be able to trade with this order. If there are such orders, the loop starts again at the first
    // due order.
    const again = waiting[otherSide(order.side)]
    if (again.size === 0) continue
    again.clear()
    next = 0
  }
}

/**
 * Sends the market order of a take profit or stop loss that was reached. If the book cannot fill the whole position,
 * closes as much as possible.
 */
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
  // If the opposite side of the book is empty, the order stays pending. It also stays pending if the prices there are
  // too far from the mark price for the member to pay the loss. The order fires again when the book or a price changes.
  const isEmpty = market.book.best(otherSide(order.side)) === null
  if (isEmpty) return
  const asked = marketOrder(order, lots, context)
  const forecast = lookAhead(memory, market, asked, context)
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

/**
 * Returns the number of lots of the position that an order can close; 0 if the order's side does not close the
 * position.
 */
function closable(market: ContractMarket, { memberId, side }: FuturesOrder): number {
  const size = signedLots(market, memberId)
  return Math.max(0, side === 'sell' ? size : -size)
}

/**
 * Ends the pending stop loss of a position whose take profit is about to close the whole position, or the pending take
 * profit if the stop loss is about to close it.
 */
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

/**
 * Converts a take profit or stop loss to a market order for the matching engine. The market order has a new id,
 * because the engine requires increasing ids.
 */
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
