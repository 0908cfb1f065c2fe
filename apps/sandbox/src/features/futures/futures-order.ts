import type { Schema } from '@bourselet/openapi'
import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'
import type { Fill } from '../../trading/fills.ts'
import type { TriggerBy } from '../../trading/trigger-board.ts'

export type MarginMode = Schema<'MarginMode'>

/** A futures order as requested, before it is checked. Prices, quantities and amounts are in units of 1e-8. */
export interface FuturesDraft {
  memberId: number
  clientOrderId: string | null
  symbol: string
  side: Side
  type: Schema<'FuturesOrderType'>
  /** Limit price; null for a market order. */
  price: bigint | null
  /** Quantity of the order; null for the types tp and sl, which close the whole position. */
  quantity: bigint | null
  /** Leverage of the order; null if the order uses the leverage that the member has set for the symbol. */
  leverage: number | null
  marginMode: MarginMode | null
  reduceOnly: boolean
  /** Time in force of a limit order; null for a market order. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
  /** Trigger price of a take profit to attach to the position that the order opens. */
  takeProfit: bigint | null
  stopLoss: bigint | null
  /** Trigger price of a stop order, a take profit (tp) or a stop loss (sl); null for other orders. */
  triggerPrice: bigint | null
  triggerBy: TriggerBy
  /**
   * If true, the order first closes the member's position on the other side, whatever its size is, and then opens
   * `quantity` on the order's own side.
   */
  reverse?: true
}

/**
 * Reason for which an order ended early. `user`: the member canceled it. `system`: the symbol was halted, the
 * position was liquidated, or the owner lacked funds when the order was about to trade. `position_gone`: no
 * position was left to reduce. `reduced`: older reduce-only orders already cover the whole position. `replaced`: a
 * newer take profit, stop loss or close replaced the order. `other_leg`: the take profit closed the position and
 * ended the stop loss, or the other way round. `insufficient_margin`: the owner could not fund a stop order when
 * its trigger was reached.
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

/** An accepted futures order and its state. */
export interface FuturesOrder extends Omit<FuturesDraft, 'leverage' | 'marginMode' | 'reverse'> {
  /** Id of the order; later accepted orders have higher ids. */
  id: number
  /**
   * Id of the order in the matching engine, which also decides its time priority. It equals `id` until the order
   * enters the book again, after its trigger was reached or after an amendment; then it is a new, higher number.
   */
  bookId: number
  orderNo: string
  leverage: number
  marginMode: MarginMode
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /** Direction in which the price must move to reach the trigger; null for an order without a trigger. */
  triggerWhen: 'rises' | 'falls' | null
  positionEffect: 'open' | 'reduce' | 'flip'
  /**
   * True once the order has opened or increased a position, to which its take profit and stop loss were then attached.
   */
  attached: boolean
  /** True if a liquidation created the order. */
  liquidation: boolean
  /**
   * Margin and taker fee reserved for the unfilled part, in units of 1e-8. Reduce-only and ended orders reserve 0.
   */
  reserved: bigint
  status: Schema<'OrderStatus'>
  reason: FuturesReason | null
  createdAt: number
  updatedAt: number
}

/** The terms of an open order that an amendment can change. */
export type FuturesTerms = Pick<FuturesDraft, 'price' | 'quantity' | 'triggerPrice'>

/** One member's side of a trade. */
export type FuturesFill = Fill<FuturesOrder>

/**
 * Returns true for a stop market or stop limit order. Unlike a take profit or stop loss, it has a quantity and may
 * open a position.
 */
export function isStop({ type }: Pick<FuturesDraft, 'type'>): boolean {
  return type === 'stop_limit' || type === 'stop_market'
}

/** The statuses of orders that rest in the order book or wait for their trigger. */
export const openStatuses: FuturesOrder['status'][] = ['open', 'partial', 'pending']

/** Returns true while an order rests in the order book or waits for its trigger. */
export function isOpen({ status }: FuturesOrder): boolean {
  return openStatuses.includes(status)
}
