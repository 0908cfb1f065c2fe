import type { Ending } from '../../engine/execution.ts'
import type { SelfTradeMode, Side, TimeInForce } from '../../engine/order.ts'

export type MarginMode = 'cross' | 'isolated'
export type TriggerBy = 'last' | 'mark'

/** An order as a member asks for it. Prices, quantities and amounts are units of 1e-8. */
export interface FuturesDraft {
  memberId: number
  clientOrderId: string | null
  symbol: string
  side: Side
  type: 'limit' | 'market' | 'tp' | 'sl'
  /** Limit orders only. */
  price: bigint | null
  /** Null for tp and sl, which close the whole position. */
  quantity: bigint | null
  /** Null: the setting of the symbol. */
  leverage: number | null
  marginMode: MarginMode | null
  reduceOnly: boolean
  /** Limit orders only. */
  timeInForce: TimeInForce | null
  selfTrade: SelfTradeMode
  /** Of the position that it makes. */
  takeProfit: bigint | null
  stopLoss: bigint | null
  /** tp and sl only. */
  triggerPrice: bigint | null
  triggerBy: TriggerBy
}

/**
 * Why an order ended early. `user`: the member cancelled. `system`: the symbol was halted, a liquidation, or the
 * owner could not pay for it any more when it was met. `position_gone`: nothing was left to reduce.
 * `reduced`: older reduce-only orders cover what is left. `replaced`: a newer tp or sl. `other_leg`: its twin fired.
 */
export type FuturesReason =
  | Ending
  | 'user'
  | 'system'
  | 'position_gone'
  | 'reduced'
  | 'replaced'
  | 'other_leg'

export type FuturesStatus =
  | 'open'
  | 'partial'
  | 'pending'
  | 'triggered'
  | 'completed'
  | 'cancelled'
  | 'expired'

/** An accepted order and where it stands. */
export interface FuturesOrder extends Omit<FuturesDraft, 'leverage' | 'marginMode'> {
  /** Acceptance number; the engine's id and time priority. */
  id: number
  orderNo: string
  leverage: number
  marginMode: MarginMode
  filled: bigint
  quoteFilled: bigint
  fee: bigint
  positionEffect: 'open' | 'reduce' | 'flip'
  /** Made by a liquidation. */
  liquidation: boolean
  /** Margin and taker fee that the unfilled part still reserves; 0 for reduce-only and ended ones. */
  reserved: bigint
  status: FuturesStatus
  reason: FuturesReason | null
  createdAt: number
  updatedAt: number
}

/** One trade of an own order. */
export interface FuturesFill {
  tradeId: number
  order: FuturesOrder
  price: bigint
  quantity: bigint
  fee: bigint
  liquidity: 'maker' | 'taker'
  ts: number
}

/** True while an order rests in the book or waits for its trigger. */
export function isLive({ status }: FuturesOrder): boolean {
  return status === 'open' || status === 'partial' || status === 'pending'
}
