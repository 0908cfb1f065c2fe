import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'

/** An order as a member asks for it. Units of 1e-8. */
export interface OrderDraft {
  memberId: number
  clientOrderId: string | null
  side: Side
  type: 'limit' | 'market'
  /** Limit orders only. */
  price: bigint | null
  /** All but a market buy by total. */
  quantity: bigint | null
  /** Amount that a market buy by total may spend, in quote coin. */
  total: bigint | null
  /** Limit orders only. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
}

/** Why an order ended early. `user`: the member cancelled. `system`: trading of the symbol was halted. */
export type OrderReason = Ending | 'user' | 'system'

/** An accepted order and where it stands. Units of 1e-8, times in milliseconds. */
export interface SpotOrder extends OrderDraft {
  /** Acceptance number; the engine's id and time priority. */
  id: number
  orderNo: string
  symbol: string
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  /** Amount still frozen for it: quote coin of a buy, base coin of a sell. 0 once it has ended. */
  held: bigint
  status: 'open' | 'partial' | 'completed' | 'cancelled' | 'expired'
  reason: OrderReason | null
  createdAt: number
  updatedAt: number
}

/** One trade of an own order. `fee` in the coin received: base for a buy, quote for a sell. */
export interface OrderFill {
  tradeId: number
  order: SpotOrder
  price: bigint
  quantity: bigint
  fee: bigint
  liquidity: 'maker' | 'taker'
  ts: number
}

/** True while the order rests in the book. */
export function isOpen({ status }: SpotOrder): boolean {
  return status === 'open' || status === 'partial'
}
