import type { Execution } from '../../engine/execution.ts'
import type { Side } from '../../engine/order.ts'
import type { SpotDesk } from './desk.ts'
import type { Effect } from './effect.ts'
import { release } from './holds.ts'
import { type Party, type Settlement, settleTrade } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import type { OrderReason, SpotOrder } from './spot-order.ts'

/** Who brought an order to the book: a member with an order, or the house. */
export interface Taker {
  order: SpotOrder | null
  side: Side
}

/** Settles everything an execution did to others: its trades in order, then the own orders it ended. */
export function applyExecution(
  market: SpotMarket,
  taker: Taker,
  run: Execution,
  desk: SpotDesk,
  effect: Effect,
): void {
  for (const fill of run.fills) {
    const id = desk.nextTradeId()
    const maker = market.find(fill.maker) ?? null
    const makerParty = maker && { order: maker, rate: desk.rates(maker.memberId).maker }
    const takerParty = taker.order && { order: taker.order, rate: desk.rates(taker.order.memberId).taker }
    const [buyer, seller]: Party[] =
      taker.side === 'buy' ? [takerParty, makerParty] : [makerParty, takerParty]
    const trade = { id, ticks: fill.price, lots: fill.lots }
    const settlement = settleTrade(market.rules, trade, buyer ?? null, seller ?? null)
    if (settlement.posting !== null) desk.journal.book(settlement.posting)
    if (maker !== null) {
      recordFill(maker, id, settlement, 'maker', desk, effect)
      if (fill.makerLeft === 0) endOrder(market, maker, 'completed', null, desk, effect)
      else changeOrder(maker, 'partial', desk, effect)
    }
    if (taker.order !== null) recordFill(taker.order, id, settlement, 'taker', desk, effect)
    effect.trades.push({ id, ts: desk.now, price: fill.price, lots: fill.lots, side: taker.side })
    market.traded(fill.price)
  }
  for (const { id } of run.expired) {
    const own = market.find(id)
    if (own !== undefined) endOrder(market, own, 'expired', 'self_trade', desk, effect)
  }
  effect.levels.push(...run.changes)
  effect.seq = market.book.seq
}

function recordFill(
  order: SpotOrder,
  tradeId: number,
  { price, quantity, buyerFee, sellerFee }: Settlement,
  liquidity: 'maker' | 'taker',
  desk: SpotDesk,
  effect: Effect,
): void {
  const fee = order.side === 'buy' ? buyerFee : sellerFee
  effect.fills.push({ tradeId, order, price, quantity, fee, liquidity, ts: desk.now })
}

/** Notes that an order lives on in another state. */
export function changeOrder(
  order: SpotOrder,
  status: 'open' | 'partial',
  desk: SpotDesk,
  effect: Effect,
): void {
  order.status = status
  order.updatedAt = desk.now
  effect.orders.add(order)
}

/** Ends an order: what is still held for it is free again, and it leaves the market's list (not the book). */
export function endOrder(
  market: SpotMarket,
  order: SpotOrder,
  status: 'completed' | 'cancelled' | 'expired',
  reason: OrderReason | null,
  desk: SpotDesk,
  effect: Effect,
): void {
  if (order.held > 0n) desk.journal.book(release(market.rules, order))
  order.held = 0n
  order.status = status
  order.reason = reason
  order.updatedAt = desk.now
  effect.orders.add(order)
  market.remove(order)
}
