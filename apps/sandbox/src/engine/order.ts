/** The side of the book that an order joins. */
export type Side = 'buy' | 'sell'

/** Time in force of a limit order: good till cancelled, immediate or cancel, fill or kill, post-only. */
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'PO'

/** Order that expires when two orders of one member meet. */
export type SelfTradeMode = 'expire_maker' | 'expire_taker' | 'expire_both'

/**
 * An order as the engine receives it. Prices are whole ticks and quantities are whole lots of the symbol, so
 * the engine never rounds. Plain numbers stay exact: `acceptable` rejects everything above MAX_TICKS and
 * MAX_LOTS, so all sums stay below 2^53, and the product ticks × lots is a bigint.
 */
export interface NewOrder {
  /** Acceptance number, unique and increasing, so it determines the time priority. */
  id: number
  /** Owner; two orders of one owner never trade with each other. */
  member: number
  side: Side
  type: 'limit' | 'market'
  /** Limit price in ticks; 0 for a market order. */
  price: number
  /** Quantity in lots; 0 if `budget` limits the order instead. */
  lots: number
  /** Ticks × lots that a market buy by quote total may spend; null for other orders. */
  budget: bigint | null
  /** Ignored for market orders, which never rest. */
  timeInForce: TimeInForce
  selfTrade: SelfTradeMode
}

/** Largest price in ticks. Even multiplied by a price protection of 10^6 ppm, it stays below 2^53. */
export const MAX_TICKS = 9_000_000_000

/**
 * Largest quantity in lots. A level can hold nine million orders of this size before its sum exceeds the
 * exact range.
 */
export const MAX_LOTS = 1_000_000_000

const count = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/**
 * Returns true if the engine can represent this order exactly: whole counts within MAX_TICKS and MAX_LOTS.
 */
export function acceptable(order: NewOrder): boolean {
  const priced = order.type === 'limit' ? count(order.price, MAX_TICKS) : order.price === 0
  if (order.budget === null) return priced && count(order.lots, MAX_LOTS)
  return priced && order.type === 'market' && order.side === 'buy' && order.lots === 0 && order.budget >= 0n
}
