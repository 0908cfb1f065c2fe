import type { Decimal, NetPosition } from '@bourselet/sdk/money'
import type { MarginMode } from './futures-order.ts'

/**
 * The net position of a member in one symbol (one-way mode). `quantity` is below zero for a short, `cost` is kept
 * to 18 decimals; `margin` is the isolated margin in `isolated:{symbol}`, '0' in cross mode.
 */
export interface OpenPosition extends NetPosition {
  memberId: number
  symbol: string
  marginMode: MarginMode
  leverage: number
  /** Of the parts closed so far, without fees. */
  realizedPnl: Decimal
  fees: Decimal
  /** Received above zero, paid below. */
  funding: Decimal
  maxQuantity: Decimal
  /** Sums over the closing fills, for the average exit price. */
  closedQuantity: Decimal
  closedQuote: Decimal
  openedAt: number
  updatedAt: number
}

/** How a position ended. */
export interface EndedPosition {
  id: number
  position: OpenPosition
  side: 'long' | 'short'
  /** The average opening price, HALF_UP 8. */
  entryPrice: Decimal
  exitPrice: Decimal
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
 * profit stands behind it; what comes in pays it back first. The wallet balance of F-ACC is available + frozen - debt.
 */
export interface FuturesCash {
  memberId: number
  available: bigint
  /** Reserves of open isolated orders. Cross orders reserve in the figures only, as unrealized profit may back them. */
  frozen: bigint
  debt: bigint
}
