import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'

/**
 * The type of an order. The last three wait for their trigger and then become a limit order (`stop_limit`) or a
 * market order.
 */
export type OrderType = 'limit' | 'market' | 'stop_limit' | 'stop_market' | 'trailing_stop'

/** A requested order. Amounts are in units of 1e-8. */
export interface OrderDraft {
  memberId: number
  clientOrderId: string | null
  side: Side
  type: OrderType
  /** Limit price; null for orders that trade at market. */
  price: bigint | null
  /** Null for a buy by total. */
  quantity: bigint | null
  /** Amount that a buy at market by total may spend, in quote coin. */
  total: bigint | null
  /** Null for orders that trade at market. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
  /** The last price at which a stop order fires; for a trailing stop it follows the market. Otherwise null. */
  triggerPrice: bigint | null
  /** Distance of a trailing stop from the best last price, in percent; null for other orders. */
  trailPct: bigint | null
  /** The stop leg of a one-cancels-the-other order, stored with its limit leg; null for other orders. */
  ocoStop: { triggerPrice: bigint; price: bigint | null } | null
}

/** The terms of an order that its member can amend. */
export type OrderTerms = Pick<OrderDraft, 'price' | 'quantity' | 'total' | 'triggerPrice' | 'trailPct'>

/** Returns only the terms of an order that its member can amend. */
export function termsOf({ price, quantity, total, triggerPrice, trailPct }: OrderTerms): OrderTerms {
  return { price, quantity, total, triggerPrice, trailPct }
}

/** True for orders that wait for a trigger. */
export function isConditional({ type }: Pick<OrderDraft, 'type'>): boolean {
  return type !== 'limit' && type !== 'market'
}

/**
 * Reason for which an order ended early. `user`: the member cancelled. `system`: trading of the symbol was
 * halted. `other_leg`: the other leg of the one-cancels-the-other order traded, fired or ended.
 */
export type OrderReason = Ending | 'user' | 'system' | 'other_leg'

/** An accepted order and its state. Units of 1e-8, times in milliseconds. */
export interface SpotOrder extends OrderDraft {
  /** Acceptance number. */
  id: number
  /**
   * The order's id in the engine, which decides its time priority: a stop limit gets a new one when it fires, and any
   * order when an amendment sends it to the end of the queue.
   */
  bookId: number
  orderNo: string
  symbol: string
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /**
   * Amount still frozen: quote coin for a buy, base coin for a sell. 0 after the end. Of a one-cancels-the-other
   * order, the limit leg holds what the more expensive leg needs, and the waiting stop leg holds nothing.
   */
  held: bigint
  /** Direction in which the last price reaches the trigger; null for orders without one. */
  triggerWhen: 'rises' | 'falls' | null
  /** Time at which the trigger was reached; null before, and for orders without one. */
  triggeredAt: number | null
  /** The terms with which the order was placed; null if it was not amended. */
  placedTerms: OrderTerms | null
  /** The other leg of a one-cancels-the-other order. */
  oco: { id: number; orderNo: string } | null
  /** `pending`: waits for its trigger. */
  status: 'pending' | 'open' | 'partial' | 'completed' | 'cancelled' | 'expired'
  reason: OrderReason | null
  createdAt: number
  updatedAt: number
}

/** A member's side of one trade. `fee` is in the received coin: base for a buy, quote for a sell. */
export interface OrderFill {
  tradeId: number
  order: SpotOrder
  price: bigint
  quantity: bigint
  fee: bigint
  liquidity: 'maker' | 'taker'
  ts: number
}

/** Returns true while the order waits for its trigger or rests in the book. */
export function isOpen({ status }: SpotOrder): boolean {
  return status === 'pending' || status === 'open' || status === 'partial'
}
