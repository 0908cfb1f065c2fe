import type { Side } from '../../../engine/order.ts'
import type { FuturesOrder, TriggerBy } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { withdrawOrder } from './end-order.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A take profit or stop loss to hang on a position. */
export interface TriggerTerms {
  type: 'tp' | 'sl'
  triggerPrice: string
  triggerBy: TriggerBy
  clientOrderId: string | null
  selfTrade: FuturesOrder['selfTrade']
}

/** An amount of nothing, as amounts are written. */
export const ZERO = '0.00000000'

/** The side of an order that closes a position. */
export function closingSide({ quantity }: Pick<OpenPosition, 'quantity'>): Side {
  return quantity.startsWith('-') ? 'buy' : 'sell'
}

/** Hangs a trigger on a position; one of its kind that waits there already is replaced. */
export function setTrigger(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  terms: TriggerTerms,
  desk: VenueDesk,
): FuturesOrder {
  const side = closingSide(position)
  for (const old of memory.account(position.memberId).ordersOf(market.symbol)) {
    if (old.status !== 'pending' || old.type !== terms.type) continue
    withdrawOrder(memory, market, old, 'cancelled', old.side === side ? 'replaced' : 'position_gone', desk)
  }
  const order = pendingOrder(position, side, terms, desk)
  memory.addOrder(order)
  desk.change.created.add(order)
  return order
}

/** Take profit and stop loss that ride on an order, at its first fill and whenever it begins a position. */
export function attachTriggers(
  memory: VenueMemory,
  market: ContractMarket,
  { memberId, takeProfit, stopLoss, triggerBy, selfTrade }: FuturesOrder,
  desk: VenueDesk,
): void {
  const position = memory.account(memberId).positions.get(market.symbol)
  if (position === undefined) return
  const hang = (type: 'tp' | 'sl', triggerPrice: string | null) => {
    if (triggerPrice === null) return
    const terms = { type, triggerPrice, triggerBy, clientOrderId: null, selfTrade }
    setTrigger(memory, market, position, terms, desk)
  }
  hang('tp', takeProfit)
  hang('sl', stopLoss)
}

function pendingOrder(
  { memberId, symbol, leverage, marginMode }: OpenPosition,
  side: Side,
  terms: TriggerTerms,
  desk: VenueDesk,
): FuturesOrder {
  const id = desk.nextOrderId()
  return {
    ...terms,
    id,
    orderNo: desk.orderNo(id),
    memberId,
    symbol,
    side,
    leverage,
    marginMode,
    price: null,
    quantity: null,
    reduceOnly: true,
    timeInForce: null,
    takeProfit: null,
    stopLoss: null,
    filled: ZERO,
    quoteFilled: ZERO,
    fee: ZERO,
    positionEffect: 'reduce',
    liquidation: false,
    reserved: 0n,
    status: 'pending',
    reason: null,
    createdAt: desk.now,
    updatedAt: desk.now,
  }
}
