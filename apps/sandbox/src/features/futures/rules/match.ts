import { add, type Decimal, fromUnits, mul, orderReserve, sub, toUnits } from '@bourselet/sdk/money'
import type { Execution, Fill } from '../../../engine/execution.ts'
import type { NewOrder } from '../../../engine/order.ts'
import { isMarketMaker, MARKET_MAKER_TREASURY } from '../../../prices/market-maker.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, releaseTo } from './end-order.ts'
import type { Forecast } from './forecast.ts'
import { bookOf } from './note-book.ts'
import { cutReduceOnly, cutTo } from './reduce-only.ts'
import { type Half, settleHalf } from './settle-half.ts'
import { smaller } from './smaller.ts'
import { attachTriggers } from './triggers.ts'
import { INSURANCE, type VenueMemory } from './venue-memory.ts'

/** Runs an order through the engine and books all it does: trades in order, orders ended, positions, what is cut. */
export function match(
  memory: VenueMemory,
  market: ContractMarket,
  asked: NewOrder,
  taker: FuturesOrder | null,
  cuts: Forecast['cuts'],
  desk: VenueDesk,
): Execution {
  for (const { order, lots, reason } of cuts) cutTo(memory, market, order, { lots, reason }, desk)
  const run = market.book.place(asked)
  // The cuts were all that there was.
  if (run.refusal !== null) run.expire('no_liquidity')
  const touched = new Set<number>()
  for (const fill of run.fills) {
    settle(memory, market, asked, taker, fill, desk)
    market.traded(fill.price)
    touched.add(fill.makerMember).add(asked.member)
  }
  for (const { id } of run.expired) {
    const own = market.find(id)
    if (own !== undefined) endOrder(memory, own, 'expired', 'self_trade', desk)
  }
  bookOf(market, desk).levels.push(...run.changes)
  for (const memberId of touched) cutReduceOnly(memory, market, memberId, desk)
  return run
}

function settle(
  memory: VenueMemory,
  market: ContractMarket,
  asked: NewOrder,
  taker: FuturesOrder | null,
  fill: Fill,
  desk: VenueDesk,
): void {
  const id = desk.nextTradeId()
  bookOf(market, desk).trades.push({ id, ts: desk.now, price: fill.price, lots: fill.lots, side: asked.side })
  if (isMarketMaker(asked.member) && isMarketMaker(fill.makerMember)) return
  const price = market.rules.priceOf(fill.price)
  const quantity = market.rules.quantityOf(fill.lots)
  const trade = { id, price, quantity }
  const maker = market.find(fill.maker) ?? null
  const makerSide = asked.side === 'buy' ? 'sell' : 'buy'
  book(memory, market, { order: maker, memberId: fill.makerMember, side: makerSide, trade }, 'maker', desk)
  book(memory, market, { order: taker, memberId: asked.member, side: asked.side, trade }, 'taker', desk)
  if (maker === null) return
  if (fill.makerLeft === 0) endOrder(memory, maker, 'completed', null, desk)
  else {
    maker.status = 'partial'
    maker.updatedAt = desk.now
    desk.change.changed.add(maker)
  }
}

interface Part {
  order: FuturesOrder | null
  memberId: number
  side: Half['side']
  trade: { id: number; price: Decimal; quantity: Decimal }
}

function book(
  memory: VenueMemory,
  market: ContractMarket,
  { order, memberId, side, trade }: Part,
  liquidity: 'maker' | 'taker',
  desk: VenueDesk,
): void {
  const detail = { price: trade.price, quantity: trade.quantity }
  const ref = { refType: 'futures_trade', refNo: String(trade.id) }
  if (order === null) {
    const half = { memberId: isMarketMaker(memberId) ? MARKET_MAKER_TREASURY : INSURANCE, side, ...NOBODYS }
    settleHalf(memory, market, half, { ...detail, ref }, desk)
    return
  }
  const rates = desk.rates(memberId)
  const filled = add(order.filled, trade.quantity)
  if (order.quantity !== null && !order.reduceOnly) {
    releaseTo(memory, order, reserveAfter(order, sub(order.quantity, filled), rates.taker), desk)
  }
  const half: Half = {
    memberId,
    side,
    feeRate: rates[liquidity],
    leverage: order.leverage,
    marginMode: order.marginMode,
    closedBy: order.type === 'tp' || order.type === 'sl' ? order.type : 'user',
  }
  const { fee, opened, added } = settleHalf(memory, market, half, { ...detail, ref }, desk)
  const first = toUnits(order.filled) === 0n
  order.filled = fixed(filled)
  order.quoteFilled = fixed(add(order.quoteFilled, mul(trade.price, trade.quantity)))
  order.fee = fixed(add(order.fee, fee))
  desk.change.fills.push({ tradeId: trade.id, order, ...detail, fee, liquidity, ts: desk.now })
  if (opened || (added && first)) attachTriggers(memory, market, order, desk)
}

const NOBODYS = { feeRate: '0', leverage: 1, marginMode: 'cross', closedBy: 'user' } as const

/** What the rest of a resting order reserves; never more than before, as a rise of the fee rate is not its matter. */
function reserveAfter(order: FuturesOrder, left: Decimal, takerRate: Decimal): bigint {
  if (order.reserved === 0n) return 0n
  const { price, leverage } = order
  const needed = toUnits(orderReserve({ price: price!, qty: left, leverage }, takerRate))
  return smaller(needed, order.reserved)
}

const fixed = (value: Decimal) => fromUnits(toUnits(value))
