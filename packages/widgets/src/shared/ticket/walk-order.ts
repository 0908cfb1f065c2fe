import {
  buyMarketByTotal,
  compare,
  type Decimal,
  div,
  isZero,
  type Level,
  type MarketWalk,
  marketByQuantity,
  mul,
  percent,
  sub,
} from '@bourselet/sdk/money'

import type { Rules } from './order-market.ts'

/** The fields of an order that determine its fills. */
export type BookOrder = {
  side: 'buy' | 'sell'
  type: 'limit' | 'market'
  price?: Decimal | undefined
  quantity?: Decimal | undefined
  /** The quote coin that a market buy may spend. */
  total?: Decimal | undefined
  tif?: 'GTC' | 'IOC' | 'FOK' | 'PO' | undefined
}

/**
 * Larger than any possible price distance as a fraction, because the price of a limit order is its only
 * protection.
 */
const UNPROTECTED: Decimal = '1000000'

/** The expected outcome of an order by the shown book. */
export type Outcome =
  /** The whole order trades at once. */
  | 'trades'
  /** The whole order rests in the book. */
  | 'rests'
  /** A part trades at once; the rest waits in the book. */
  | 'trades-and-rests'
  /** A part trades at once; the rest is cancelled, because the other side has no more orders. */
  | 'trades-and-ends'
  /** A part trades at once; the rest is cancelled, because further prices are beyond the protection. */
  | 'trades-and-stops'
  /** Nothing trades and nothing rests in the book. */
  | 'ends'

/** Returns the shown levels of the other side that an order takes at once; null while amounts are missing. */
export function walkBook(
  { side, type, price, quantity, total, tif }: BookOrder,
  levels: readonly Level[],
  { step, market_protection }: Pick<Rules, 'step' | 'market_protection'>,
): MarketWalk | null {
  if (type === 'market') {
    if (total !== undefined) return buyMarketByTotal(levels, total, step, market_protection)
    return quantity === undefined ? null : marketByQuantity(levels, side, quantity, market_protection)
  }
  if (quantity === undefined || price === undefined) return null
  const reaches = (level: Decimal) =>
    side === 'buy' ? compare(level, price) <= 0 : compare(level, price) >= 0
  const within = tif === 'PO' ? [] : levels.filter(([level]) => reaches(level))
  return marketByQuantity(within, side, quantity, UNPROTECTED)
}

/** Returns the outcome of an order that trades with `walk` and has the quantity `rest` left. */
export function outcomeOf({ type, tif }: BookOrder, walk: MarketWalk, rest: Decimal): Outcome {
  const isTaking = !isZero(walk.quantity)
  if (type === 'market') {
    if (!isTaking) return 'ends'
    if (walk.stop === null) return 'trades'
    return walk.stop === 'price_protection' ? 'trades-and-stops' : 'trades-and-ends'
  }
  if (isZero(rest)) return 'trades'
  if (tif === 'FOK') return 'ends'
  if (tif === 'IOC') return isTaking ? 'trades-and-ends' : 'ends'
  return isTaking ? 'trades-and-rests' : 'rests'
}

/**
 * The immediate fill of an order: quantity in base coin, notional in quote coin, and the average price
 * (HALF_UP 8).
 */
export type Fill = { quantity: Decimal; notional: Decimal; average: Decimal }

/** Returns what a walk trades; null where it trades nothing. */
export function fillOf({ quantity, notional }: MarketWalk): Fill | null {
  if (isZero(quantity)) return null
  return { quantity, notional, average: div(notional, quantity, 8, 'HALF_UP') }
}

/** Returns the distance of the walk's average price from the best price, in percent. */
export function slippageOf(side: 'buy' | 'sell', { notional, quantity }: MarketWalk, best: Decimal): Decimal {
  const atBest = mul(best, quantity)
  return percent(side === 'buy' ? sub(notional, atBest) : sub(atBest, notional), atBest)
}

/**
 * Returns the signed distance of a limit price from the best price on the other side; positive if the limit
 * is above.
 */
export function distanceOf(
  price: Decimal | undefined,
  best: Decimal | null,
): { amount: Decimal; percent: Decimal } | null {
  if (price === undefined || best === null) return null
  const amount = sub(price, best)
  return { amount, percent: percent(amount, best) }
}
