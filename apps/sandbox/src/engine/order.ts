/** The side of the book that an order joins. */
export type Side = 'buy' | 'sell'

/** Duration of a limit order: until cancelled, immediate or cancelled, whole at once or not at all, only as maker. */
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'PO'

/** The order that ends when two orders of one member meet. */
export type SelfTradeMode = 'expire_maker' | 'expire_taker' | 'expire_both'

/**
 * An order as the engine sees it. Prices are whole ticks and quantities whole lots (steps of the symbol), so
 * nothing is ever rounded in here. They are plain numbers, which is exact: `acceptable` lets in nothing above
 * MAX_TICKS and MAX_LOTS, every sum the engine forms stays below 2^53 with those, and the one product that
 * would not (ticks x lots) is a bigint.
 */
export interface NewOrder {
  /** Acceptance number: unique, and a later order has a larger one. It is the time priority. */
  id: number
  /** Owner; two orders of one owner never trade with each other. */
  member: number
  side: Side
  type: 'limit' | 'market'
  /** Limit price in ticks; 0 for a market order. */
  price: number
  /** Quantity in lots; 0 when `budget` bounds the order. */
  lots: number
  /** Market buy by quote total: the ticks x lots it may spend. Otherwise null. */
  budget: bigint | null
  /** Market orders never rest whatever stands here. */
  timeInForce: TimeInForce
  selfTrade: SelfTradeMode
}

/** 9e9 ticks times a protection of up to 10^6 ppm stays below 2^53. */
export const MAX_TICKS = 9_000_000_000

/** A level may hold nine million orders of this size before its sum leaves the exact range. */
export const MAX_LOTS = 1_000_000_000

const count = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/** True when the engine can hold this order exactly: whole counts within MAX_TICKS and MAX_LOTS. */
export function acceptable(order: NewOrder): boolean {
  const priced = order.type === 'limit' ? count(order.price, MAX_TICKS) : order.price === 0
  if (order.budget === null) return priced && count(order.lots, MAX_LOTS)
  return priced && order.type === 'market' && order.side === 'buy' && order.lots === 0 && order.budget >= 0n
}
