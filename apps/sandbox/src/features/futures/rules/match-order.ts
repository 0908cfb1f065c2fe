import type { Execution, Fill } from '../../../engine/execution.ts'
import { type NewOrder, otherSide } from '../../../engine/order.ts'
import { isMarketMaker, MARKET_MAKER_TREASURY } from '../../../prices/market-maker.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { bookOf, cutReduceOnly, cutTo, endOrder, releaseTo } from './end-order.ts'
import { ONE, orderReserve, smaller } from './margin-formulas.ts'
import type { Forecast } from './order-need.ts'
import { type FillSide, settleFill } from './settle-fill.ts'
import { attachTriggers } from './triggers.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'

/**
 * Matches an order in the engine and books the results: trades, ended and reduced orders, and changed positions.
 */
export function match(
  memory: VenueMemory,
  market: ContractMarket,
  asked: NewOrder,
  taker: FuturesOrder | null,
  cuts: Forecast['cuts'],
  context: EngineContext,
): Execution {
  for (const { order, lots, reason } of cuts) cutTo(memory, market, order, { lots, reason }, context)
  const run = market.book.place(asked)
  // The order was checked before this call. Since then, the reductions above (`cuts`) may have removed all orders from
  // the other side of the book. The engine can therefore still refuse the order.
  if (run.refusal !== null) run.expire('no_liquidity')
  const touched = new Set<number>()
  for (const fill of run.fills) {
    settle(memory, market, asked, taker, fill, context)
    market.traded(fill.price)
    touched.add(fill.makerMember).add(asked.member)
  }
  for (const { id } of run.expired) {
    const own = market.find(id)
    if (own !== undefined) endOrder(memory, own, 'expired', 'self_trade', context)
  }
  bookOf(market, context).levels.push(...run.changes)
  for (const memberId of touched) cutReduceOnly(memory, market, memberId, context)
  return run
}

function settle(
  memory: VenueMemory,
  market: ContractMarket,
  asked: NewOrder,
  taker: FuturesOrder | null,
  fill: Fill,
  context: EngineContext,
): void {
  const id = context.nextTradeId()
  bookOf(market, context).trades.push({
    id,
    ts: context.now,
    price: fill.price,
    lots: fill.lots,
    side: asked.side,
  })
  if (isMarketMaker(asked.member) && isMarketMaker(fill.makerMember)) return
  const price = market.rules.priceOf(fill.price)
  const quantity = market.rules.quantityOf(fill.lots)
  const trade = { id, price, quantity }
  const maker = market.find(fill.maker) ?? null
  const makerSide = otherSide(asked.side)
  book(memory, market, { order: maker, memberId: fill.makerMember, side: makerSide, trade }, 'maker', context)
  book(memory, market, { order: taker, memberId: asked.member, side: asked.side, trade }, 'taker', context)
  if (maker === null) return
  if (fill.makerLeft === 0) endOrder(memory, maker, 'completed', null, context)
  else {
    maker.status = 'partial'
    maker.updatedAt = context.now
    context.change.changed.add(maker)
  }
}

interface Part {
  order: FuturesOrder | null
  memberId: number
  side: FillSide['side']
  trade: { id: number; price: bigint; quantity: bigint }
}

function book(
  memory: VenueMemory,
  market: ContractMarket,
  { order, memberId, side, trade }: Part,
  liquidity: 'maker' | 'taker',
  context: EngineContext,
): void {
  const detail = { price: trade.price, quantity: trade.quantity }
  const ref = { refType: 'futures_trade', refNo: String(trade.id) }
  if (order === null) {
    const half = {
      memberId: isMarketMaker(memberId) ? MARKET_MAKER_TREASURY : INSURANCE,
      side,
      ...LIQUIDATION,
    }
    settleFill(memory, market, half, { ...detail, ref }, context)
    return
  }
  const rates = context.rates(memberId)
  const filled = order.filled + trade.quantity
  if (order.quantity !== null && !order.reduceOnly) {
    releaseTo(memory, order, reserveAfter(order, order.quantity - filled, rates.taker), context)
  }
  const half: FillSide = {
    memberId,
    side,
    feeRate: rates[liquidity],
    leverage: order.leverage,
    marginMode: order.marginMode,
    closedBy: order.type === 'tp' || order.type === 'sl' ? order.type : 'user',
  }
  const { fee, opened, added } = settleFill(memory, market, half, { ...detail, ref }, context)
  order.filled = filled
  order.quoteFilled += (trade.price * trade.quantity) / ONE
  order.fee += fee
  context.change.fills.push({ tradeId: trade.id, order, ...detail, fee, liquidity, ts: context.now })
  if (opened || (added && !order.attached)) attachTriggers(memory, market, order, context)
}

const LIQUIDATION = { feeRate: 0n, leverage: 1, marginMode: 'cross', closedBy: 'user' } as const

/**
 * Returns the funds to reserve for the unfilled part of an order. They never exceed the current reserve, even if
 * the fee rate has risen.
 */
function reserveAfter(order: FuturesOrder, left: bigint, takerRate: bigint): bigint {
  if (order.reserved === 0n) return 0n
  return smaller(orderReserve(order.price! * left, order.leverage, takerRate), order.reserved)
}
