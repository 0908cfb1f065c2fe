import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'

/** A requested order. Amounts are in units of 1e-8. */
export interface OrderDraft {
  memberId: number
  clientOrderId: string | null
  side: Side
  type: 'limit' | 'market'
  /** Null for a market order. */
  price: bigint | null
  /** Null for a market buy by total. */
  quantity: bigint | null
  /** Amount that a market buy by total may spend, in quote coin. */
  total: bigint | null
  /** Null for a market order. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
}

/**
 * Reason for which an order ended early. `user`: the member cancelled. `system`: trading of the symbol was
 * halted.
 */
export type OrderReason = Ending | 'user' | 'system'

/** An accepted order and its state. Units of 1e-8, times in milliseconds. */
export interface SpotOrder extends OrderDraft {
  /** Acceptance number, which is also the order's id and time priority in the engine. */
  id: number
  orderNo: string
  symbol: string
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /** Amount still frozen: quote coin for a buy, base coin for a sell. 0 after the end. */
  held: bigint
  status: 'open' | 'partial' | 'completed' | 'cancelled' | 'expired'
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

/** Returns true while the order rests in the book. */
export function isOpen({ status }: SpotOrder): boolean {
  return status === 'open' || status === 'partial'
}
