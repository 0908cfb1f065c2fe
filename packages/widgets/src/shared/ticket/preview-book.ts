import {
  add,
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
import { type OrderMarket, opposite, type Rules } from './order-terms.ts'

/** The expected result of an order by the shown book, before fees and margin. */
export type BookPreview = {
  outcome: Outcome
  /** The quantity in base coin that trades, at once or while resting. */
  quantity: Decimal
  /** The quantity in base coin that trades at once. */
  taken: Decimal
  /** The quantity in base coin that rests in the book. */
  resting: Decimal
  /** The quantity in base coin that is cancelled at once; for an order by total, the unspent quote coin. */
  left: Decimal
  /** The value of `quantity` in quote coin, before the fee. */
  notional: Decimal
  /**
   * Distance of the average price of the immediate fill from the best price, in percent; null without an
   * immediate fill.
   */
  slippage: Decimal | null
  gap: PriceGap | null
  /** The part that trades at once; null if nothing does. */
  fill: Fill | null
  /** The matching of the order against the shown levels. */
  walk: MarketWalk
}

/** Returns the result of an order by the shown book; null while amounts are missing. */
export function previewBook(order: BookOrder, market: OrderMarket): BookPreview | null {
  const { side, type, price } = order
  const levels = opposite(market, side)
  const walk = walkBook(order, levels, market.rules)
  if (!walk) return null
  const wanted = order.quantity ?? walk.quantity
  const rest = type === 'limit' ? sub(wanted, walk.quantity) : '0'
  const outcome = outcomeOf(order, walk, rest)
  const isNothing = outcome === 'ends'
  const taken = isNothing ? '0' : walk.quantity
  const resting = outcome === 'rests' || outcome === 'trades-and-rests' ? rest : '0'
  const quantity = add(taken, resting)
  const best = levels[0]?.[0]
  return {
    ...{ outcome, quantity, taken, resting, walk },
    left: type === 'market' ? walk.left : sub(wanted, quantity),
    notional: add(isNothing ? '0' : walk.notional, price === undefined ? '0' : mul(price, resting)),
    slippage: isZero(taken) || best === undefined ? null : slippageOf(side, walk, best),
    gap: priceGap(order, market),
    fill: isNothing ? null : fillOf(walk),
  }
}

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

/**
 * Fraction past the market price from which the ticket shows a warning (docs/rules.md#orders-and-positions).
 */
const WARN_FROM: Decimal = '0.02'

/**
 * Distance of a limit price that trades at a loss against the market: of a buy above it or a sell below it.
 */
export type PriceGap = {
  side: 'buy' | 'sell'
  /** The limit price of the order. */
  price: Decimal
  /** The best price on the other side; the last price if that side is empty. */
  market: Decimal
  by: 'best' | 'last'
  /** The distance of the limit price past the market, in percent. */
  percent: Decimal
  /**
   * True if the price is past the market by at least the market-order protection, so the member must confirm
   * it.
   */
  needsConfirmation: boolean
}

/** Returns the distance of a limit price past the market; null if it is too small for a warning. */
export function priceGap(
  { side, type, price, tif }: Pick<BookOrder, 'side' | 'type' | 'price' | 'tif'>,
  market: Pick<OrderMarket, 'bids' | 'asks' | 'last' | 'rules'>,
): PriceGap | null {
  // A post-only order never matches at once: past the best price it is refused, so it has no price gap.
  if (type !== 'limit' || price === undefined || tif === 'PO') return null
  const best = opposite(market, side)[0]?.[0]
  const from = best ?? market.last
  if (from === null || isZero(from)) return null
  const past = side === 'buy' ? sub(price, from) : sub(from, price)
  if (compare(past, mul(from, WARN_FROM)) < 0) return null
  return {
    ...{ side, price, market: from },
    by: best === undefined ? 'last' : 'best',
    percent: percent(past, from),
    needsConfirmation: compare(past, mul(from, market.rules.market_protection)) >= 0,
  }
}
