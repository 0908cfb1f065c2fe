/** The side of an order in the book. */
export type Side = 'buy' | 'sell'

/** Returns the opposite side: sell for buy, and buy for sell. */
export const otherSide = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy')

/** Time in force of a limit order: good till cancelled, immediate or cancel, fill or kill, post-only. */
export type TimeInForce = 'GTC' | 'IOC' | 'FOK' | 'PO'

/** The order that expires if two orders of one member would trade with each other. */
export type SelfTradeMode = 'expire_maker' | 'expire_taker' | 'expire_both'

/**
 * An order in the format of the matching engine. Prices are in ticks and quantities in lots, so the engine never
 * rounds. Plain numbers are exact: `acceptable` rejects prices above MAX_TICKS and quantities above MAX_LOTS, so that
 * all sums stay below 2^53. Products of ticks and lots are bigint.
 */
export interface NewOrder {
  /** Id of the order. Ids are unique and increase, so they determine the time priority. */
  id: number
  /** Owner of the order. Two orders of one owner never trade with each other. */
  member: number
  side: Side
  type: 'limit' | 'market'
  /** Limit price in ticks; 0 for a market order. */
  price: number
  /** Quantity in lots; 0 for a buy order by total. */
  lots: number
  /** Total of a market buy order by total, in ticks × lots; null for other orders. */
  budget: bigint | null
  /** Time in force of the order. Ignored for market orders, which never rest. */
  timeInForce: TimeInForce
  selfTrade: SelfTradeMode
}

/** Largest price in ticks. Even multiplied by 10^6, which the price protection needs, it stays below 2^53. */
export const MAX_TICKS = 9_000_000_000

/** Largest quantity in lots. The sum of a price level stays exact with up to nine million orders of this size. */
export const MAX_LOTS = 1_000_000_000

const count = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max

/**
 * Returns true if the engine can represent an order exactly: prices and quantities are integers within MAX_TICKS and
 * MAX_LOTS.
 */
export function acceptable(order: NewOrder): boolean {
  const priced = order.type === 'limit' ? count(order.price, MAX_TICKS) : order.price === 0
  if (order.budget === null) return priced && count(order.lots, MAX_LOTS)
  return priced && order.type === 'market' && order.side === 'buy' && order.lots === 0 && order.budget >= 0n
}
