import type { MarginMode } from './futures-order.ts'

/**
 * The net position of a member in one symbol. Quantities and amounts in units of 1e-8, costs in units of
 * 1e-18.
 */
export interface OpenPosition {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
  /** Negative for a short. */
  quantity: bigint
  /** Quantity × average entry price. */
  cost: bigint
  /** Isolated margin in the bucket `isolated:{symbol}`; 0 in cross mode. */
  margin: bigint
  /** Profit of the parts closed so far, before fees. */
  realizedPnl: bigint
  fees: bigint
  /** Funding received (positive) or paid (negative). */
  funding: bigint
  maxQuantity: bigint
  /** Sums over the closing fills, from which the average exit price is computed. */
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
  closedBy: 'user' | 'tp' | 'sl' | 'liquidation'
  closedAt: number
}

/** Margin mode and leverage of a member in one symbol. */
export interface FuturesSetting {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
}

/**
 * The cash of a futures wallet, in units of 1e-8. `debt` grows when a realized loss exceeds the cash while
 * unrealized profit covers it; credits repay it first. The wallet balance is available + frozen - debt.
 */
export interface FuturesCash {
  memberId: number
  available: bigint
  /**
   * Reserves of open isolated orders. Reserves of cross orders appear only in the account figures, because
   * unrealized profit may cover them.
   */
  frozen: bigint
  debt: bigint
}
