import type { MarginMode } from './futures-order.ts'

/** The net position of a member in one symbol. Quantities and amounts in units of 1e-8, costs in units of 1e-18. */
export interface OpenPosition {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
  /** Below zero for a short. */
  quantity: bigint
  /** Quantity x average entry price. */
  cost: bigint
  /** Isolated margin in the bucket `isolated:{symbol}`; 0 in cross mode. */
  margin: bigint
  /** Of the parts closed so far, without fees. */
  realizedPnl: bigint
  fees: bigint
  /** Received above zero, paid below. */
  funding: bigint
  maxQuantity: bigint
  /** Sums over the closing fills, for the average exit price. */
  closedQuantity: bigint
  closedCost: bigint
  openedAt: number
  updatedAt: number
}

/** A position that ended, and how. */
export interface EndedPosition {
  id: number
  position: OpenPosition
  side: 'long' | 'short'
  /** The average opening price, HALF_UP 8. */
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
 * The cash of a futures wallet, units of 1e-8. `debt` grows when a realized loss exceeds the cash while unrealized
 * profit stands behind it; what comes in pays it back first. The wallet balance is available + frozen - debt.
 */
export interface FuturesCash {
  memberId: number
  available: bigint
  /** Reserves of open isolated orders. Cross orders reserve in the figures only, as unrealized profit may back them. */
  frozen: bigint
  debt: bigint
}
