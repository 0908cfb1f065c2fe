import type { Schema } from '@bourselet/openapi'
import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import type { Fill } from '../../trading/fills.ts'

/** A requested order. Amounts are in units of 1e-8. */
export interface OrderDraft {
  memberId: number
  clientOrderId: string | null
  side: Side
  /**
   * Orders of the types `stop_limit`, `stop_market` and `trailing_stop` wait for their trigger price. At this price, a
   * `stop_limit` becomes a limit order, and the other two become market orders.
   */
  type: Schema<'SpotOrder'>['type']
  /** Limit price; null for a market order and for a stop order that becomes a market order. */
  price: bigint | null
  /** Quantity in base coin; null for a buy order that states a total instead. */
  quantity: bigint | null
  /** Amount in quote coin that a buy order may spend in total; null for an order that states a quantity. */
  total: bigint | null
  /** Time in force of an order with a limit price; null for other orders. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
  /**
   * Price at which the order fires when the last price reaches it. A trailing stop gets a trigger price when the order
   * is accepted; afterwards, the trigger price follows the market. Null for orders without a trigger price.
   */
  triggerPrice: bigint | null
  /**
   * Distance of the trigger price of a trailing stop from the highest or lowest last price, in percent; null
   * for other orders.
   */
  trailPct: bigint | null
  /** The stop leg of an OCO order, stored with its limit leg; null for other orders and for stop legs. */
  ocoStop: { triggerPrice: bigint; price: bigint | null } | null
}

/** The terms of an order that an amendment can change. */
export type OrderTerms = Pick<OrderDraft, 'price' | 'quantity' | 'total' | 'triggerPrice' | 'trailPct'>

/** Returns the terms of an order that an amendment can change. */
export function termsOf({ price, quantity, total, triggerPrice, trailPct }: OrderTerms): OrderTerms {
  return { price, quantity, total, triggerPrice, trailPct }
}

/**
 * Gives an order new terms. Keeps the terms with which the order was placed, because a repeated place request is
 * compared with them.
 */
export function setTerms(order: OrderTerms & Pick<SpotOrder, 'placedTerms'>, wanted: OrderTerms): void {
  order.placedTerms ??= termsOf(order)
  Object.assign(order, wanted)
}

/** Returns true for orders that wait for a trigger price. */
export function isConditional({ type }: Pick<OrderDraft, 'type'>): boolean {
  return type !== 'limit' && type !== 'market'
}

/**
 * The reason for which an order ended early. `user`: the member canceled it. `system`: the symbol was halted.
 * `other_leg`: the other leg of the OCO order traded, fired or ended.
 */
export type OrderReason = Ending | 'user' | 'system' | 'other_leg'

/** An accepted order and its state. Amounts are in units of 1e-8, times in ms. */
export interface SpotOrder extends OrderDraft {
  /** Id of the order; orders that are accepted later have higher ids. */
  id: number
  /**
   * Id of the order in the matching engine, which determines its time priority. A stop-limit order gets a new id when
   * it fires. An order also gets a new id if an amendment moves it to the end of the queue or changes the distance of a
   * trailing stop.
   */
  bookId: number
  orderNo: string
  symbol: string
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /**
   * Amount that is frozen: quote coin for a buy order, base coin for a sell order; 0 after the order has ended. In an
   * OCO order, the limit leg freezes the larger of the amounts that the two legs need, and the waiting stop leg freezes
   * 0.
   */
  held: bigint
  /**
   * Direction in which the last price must move to reach the trigger price; null for orders without a trigger price.
   */
  triggerWhen: 'rises' | 'falls' | null
  /**
   * Time at which the trigger price was reached; null if it was not reached or the order has no trigger price.
   */
  triggeredAt: number | null
  /** The terms with which the order was placed; null if the order was not amended. */
  placedTerms: OrderTerms | null
  /** The other leg of an OCO order; null for other orders. */
  oco: { id: number; orderNo: string } | null
  /** `pending` means that the order waits for its trigger price. */
  status: Schema<'SpotOrderStatus'>
  reason: OrderReason | null
  createdAt: number
  updatedAt: number
}

/**
 * A member's side of one trade. `fee` is in the coin that the member received: base coin for buyers, quote coin for
 * sellers.
 */
export type OrderFill = Fill<SpotOrder>

/** The statuses of orders that wait for their trigger price or rest in the book. */
export const openStatuses: SpotOrder['status'][] = ['pending', 'open', 'partial']

/** Returns true while an order waits for its trigger price or rests in the book. */
export function isOpen({ status }: SpotOrder): boolean {
  return openStatuses.includes(status)
}
