import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'

export type MarginMode = 'cross' | 'isolated'
export type TriggerBy = 'last' | 'mark'

/** A requested order. Prices, quantities and amounts are in units of 1e-8. */
export interface FuturesDraft {
  memberId: number
  clientOrderId: string | null
  symbol: string
  side: Side
  type: 'limit' | 'market' | 'stop_limit' | 'stop_market' | 'tp' | 'sl'
  /** Limit price; null for an order that trades at market. */
  price: bigint | null
  /** Null for tp and sl, which close the whole position. */
  quantity: bigint | null
  /** Leverage of the order; null for the member's setting of the symbol. */
  leverage: number | null
  marginMode: MarginMode | null
  reduceOnly: boolean
  /** Null for an order that trades at market. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
  /** Take profit of the position that the order opens. */
  takeProfit: bigint | null
  stopLoss: bigint | null
  /** Trigger price of a stop order, tp or sl; null for other orders. */
  triggerPrice: bigint | null
  triggerBy: TriggerBy
  /** The order closes the position of the other side, whatever its size is, and opens `quantity` on its own side. */
  reverse?: true
}

/**
 * Reason for which an order ended early. `user`: the member cancelled. `system`: a halt of the symbol, a
 * liquidation, or missing funds of the owner when the order was matched. `position_gone`: no position was
 * left to reduce. `reduced`: older reduce-only orders cover the rest of the position. `replaced`: a newer tp
 * or sl replaced it. `other_leg`: the other of take profit and stop loss closed the position.
 * `insufficient_margin`: the owner could not fund a stop order when its trigger was reached.
 */
export type FuturesReason =
  | Ending
  | 'user'
  | 'system'
  | 'position_gone'
  | 'reduced'
  | 'replaced'
  | 'other_leg'
  | 'insufficient_margin'

export type FuturesStatus =
  | 'open'
  | 'partial'
  | 'pending'
  | 'triggered'
  | 'completed'
  | 'cancelled'
  | 'expired'

/** An accepted order and its state. */
export interface FuturesOrder extends Omit<FuturesDraft, 'leverage' | 'marginMode' | 'reverse'> {
  /** Acceptance number. */
  id: number
  /** Id and time priority in the engine: the acceptance number, or a later one from when a stop limit fired. */
  bookId: number
  orderNo: string
  leverage: number
  marginMode: MarginMode
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /** Direction in which a price reaches the trigger; null for an order without a trigger. */
  triggerWhen: 'rises' | 'falls' | null
  positionEffect: 'open' | 'reduce' | 'flip'
  /** True if a liquidation created the order. */
  liquidation: boolean
  /** Margin and taker fee reserved for the unfilled part; 0 for reduce-only and ended orders. */
  reserved: bigint
  status: FuturesStatus
  reason: FuturesReason | null
  createdAt: number
  updatedAt: number
}

/** The terms that an amendment gives an open order. */
export type FuturesTerms = Pick<FuturesDraft, 'price' | 'quantity' | 'triggerPrice'>

/** A member's side of one trade. */
export interface FuturesFill {
  tradeId: number
  order: FuturesOrder
  price: bigint
  quantity: bigint
  fee: bigint
  liquidity: 'maker' | 'taker'
  ts: number
}

/** Returns true for an order that waits for its trigger and then opens or reduces a position by a quantity. */
export function isStop({ type }: Pick<FuturesDraft, 'type'>): boolean {
  return type === 'stop_limit' || type === 'stop_market'
}

/** Returns true while an order rests in the book or waits for its trigger. */
export function isLive({ status }: FuturesOrder): boolean {
  return status === 'open' || status === 'partial' || status === 'pending'
}
