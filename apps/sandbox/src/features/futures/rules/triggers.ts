import type { Side } from '../../../engine/order.ts'
import type { TriggerBy } from '../../../trading/trigger-board.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { withdrawOrder } from './end-order.ts'
import type { VenueMemory } from './venue-memory.ts'

/** The terms of a take profit or stop loss that is added to a position. */
export interface TriggerTerms {
  type: 'tp' | 'sl'
  triggerPrice: bigint
  triggerBy: TriggerBy
  clientOrderId: string | null
  selfTrade: FuturesOrder['selfTrade']
}

/** Returns the side of an order that closes a position. */
export function closingSide({ quantity }: Pick<OpenPosition, 'quantity'>): Side {
  return quantity < 0n ? 'buy' : 'sell'
}

/** Adds a take profit or stop loss to a position. Replaces a pending order of the same type. */
export function setTrigger(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  terms: TriggerTerms,
  context: EngineContext,
): FuturesOrder {
  const side = closingSide(position)
  for (const old of memory.account(position.memberId).ordersOf(market.symbol)) {
    if (old.status !== 'pending' || old.type !== terms.type) continue
    withdrawOrder(memory, market, old, 'cancelled', old.side === side ? 'replaced' : 'position_gone', context)
  }
  const order = pendingOrder(position, side, terms, context)
  memory.addOrder(order)
  context.change.created.add(order)
  return order
}

/**
 * Adds the take profit and stop loss of an order to its position. Called when the order opens a position or increases
 * one for the first time.
 */
export function attachTriggers(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  context: EngineContext,
): void {
  const { memberId, takeProfit, stopLoss, triggerBy, selfTrade } = order
  order.attached = true
  const position = memory.account(memberId).positions.get(market.symbol)
  if (position === undefined) return
  const attach = (type: 'tp' | 'sl', triggerPrice: bigint | null) => {
    if (triggerPrice === null) return
    const terms = { type, triggerPrice, triggerBy, clientOrderId: null, selfTrade }
    setTrigger(memory, market, position, terms, context)
  }
  attach('tp', takeProfit)
  attach('sl', stopLoss)
}

function pendingOrder(
  { memberId, symbol, leverage, marginMode }: OpenPosition,
  side: Side,
  terms: TriggerTerms,
  context: EngineContext,
): FuturesOrder {
  const id = context.nextOrderId()
  return {
    ...terms,
    id,
    bookId: id,
    // For a long position, take profit and stop loss are sell orders. The take profit fires when the price rises, and
    // the stop loss when it falls. For a short position the directions are opposite.
    triggerWhen: (terms.type === 'tp') === (side === 'sell') ? 'rises' : 'falls',
    orderNo: context.orderNo(id),
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
    filled: 0n,
    quoteFilled: 0n,
    fee: 0n,
    positionEffect: 'reduce',
    attached: false,
    liquidation: false,
    reserved: 0n,
    status: 'pending',
    reason: null,
    createdAt: context.now,
    updatedAt: context.now,
  }
}
