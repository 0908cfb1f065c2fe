import type { Schema } from '@bourselet/openapi'
import type { MarginMode } from './futures-order.ts'

/** A member's net position in one symbol. Quantities and amounts are in units of 1e-8, costs in units of 1e-18. */
export interface OpenPosition {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
  /** Quantity of the position; negative for a short. */
  quantity: bigint
  /** Quantity × average entry price, in units of 1e-18. */
  cost: bigint
  /** Margin of an isolated position, kept in the ledger bucket `isolated:{symbol}`; 0 for a cross position. */
  margin: bigint
  /** Realized profit of the parts of the position that are already closed, before fees. */
  realizedPnl: bigint
  fees: bigint
  /** Sum of the position's funding payments: positive if received, negative if paid. */
  funding: bigint
  maxQuantity: bigint
  /** Totals over the fills that closed parts of the position. The average exit price is computed from them. */
  closedQuantity: bigint
  closedCost: bigint
  openedAt: number
  updatedAt: number
}

/** A closed position with its result. */
export interface EndedPosition {
  id: number
  position: OpenPosition
  side: 'long' | 'short'
  /** Average entry price, rounded HALF_UP to 8 decimals. */
  entryPrice: bigint
  exitPrice: bigint
  closedBy: Schema<'ClosedPosition'>['closed_by']
  closedAt: number
}

/** The margin mode and leverage that a member has set for one symbol. */
export interface FuturesSetting {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
}

/**
 * The cash of a futures wallet, in units of 1e-8. `debt` grows when a realized loss exceeds the cash while unrealized
 * profit covers the loss; later credits repay the debt first. The wallet balance is the sum of `available` and
 * `frozen`, minus `debt`.
 */
export interface FuturesCash {
  memberId: number
  available: bigint
  /**
   * Cash reserved by open isolated orders. Cross orders freeze no cash, because unrealized profit may cover the funds
   * that they reserve. The funds that cross orders reserve appear only in the account figures.
   */
  frozen: bigint
  debt: bigint
}
