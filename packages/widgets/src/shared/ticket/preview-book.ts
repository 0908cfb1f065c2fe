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
  min,
  mul,
  percent,
  sub,
} from '@bourselet/sdk/money'
import { type OrderMarket, opposite, type Rules } from './order-terms.ts'

/** The expected result of an order, computed from the shown book, before fees and margin. */
export type BookPreview = {
  outcome: Outcome
  /** The quantity in base coin that trades at once or rests in the book: the sum of `taken` and `resting`. */
  quantity: Decimal
  /** The quantity in base coin that trades at once. */
  taken: Decimal
  /** The quantity in base coin that rests in the book. */
  resting: Decimal
  /**
   * The quantity in base coin that is canceled at once. For an order by total, it is the amount of quote coin
   * that is not spent.
   */
  left: Decimal
  /** The value of `quantity` in quote coin, before the fee. */
  notional: Decimal
  /**
   * Distance of the average price from the best price, in percent, for the part that trades at once; null if
   * nothing trades at once.
   */
  slippage: Decimal | null
  gap: PriceGap | null
  /** The part of the order that trades at once; null if nothing trades at once. */
  fill: Fill | null
  /** The result of matching the order against the shown book. */
  walk: MarketWalk
}

/** Returns the expected result of an order, computed from the shown book; null if an amount is missing. */
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

/** The fields of an order that determine how much of it trades at once. */
export type BookOrder = {
  side: 'buy' | 'sell'
  type: 'limit' | 'market'
  price?: Decimal | undefined
  quantity?: Decimal | undefined
  /** The amount of quote coin that a market buy may spend. */
  total?: Decimal | undefined
  tif?: 'GTC' | 'IOC' | 'FOK' | 'PO' | undefined
}

/**
 * A price protection so wide that it never applies. Limit orders use this value, because their limit price protects
 * them.
 */
const UNPROTECTED: Decimal = '1000000'

/** The expected outcome of an order, computed from the shown book. */
export type Outcome =
  /** The whole order trades at once. */
  | 'trades'
  /** The whole order rests in the book. */
  | 'rests'
  /** A part of the order trades at once; the remaining part rests in the book. */
  | 'trades-and-rests'
  /**
   * A part of the order trades at once; the remaining part is canceled. The other side of the book has no more orders
   * or, for an IOC order, no more orders within its limit price.
   */
  | 'trades-and-ends'
  /**
   * A part of the order trades at once; the remaining part is canceled, because the next prices of the book are beyond
   * the price protection.
   */
  | 'trades-and-stops'
  /** Nothing of the order trades or rests in the book. */
  | 'ends'
  /** The order waits for its trigger price. */
  | 'waits'

/** Returns the result of matching an order against the levels of a book; null if an amount is missing. */
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

/**
 * Returns the outcome of an order. `walk` is the result of matching the order against the book. `rest` is the quantity
 * of a limit order that remains unfilled.
 */
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
 * The part of an order that trades at once: quantity in base coin, notional in quote coin, and the average
 * price, rounded to 8 decimals.
 */
export type Fill = { quantity: Decimal; notional: Decimal; average: Decimal }

/** Returns the part of an order that trades at once; null if nothing trades at once. */
export function fillOf({ quantity, notional }: MarketWalk): Fill | null {
  if (isZero(quantity)) return null
  return { quantity, notional, average: div(notional, quantity, 8, 'HALF_UP') }
}

/** Returns the distance of the average price from the best price, in percent. */
export function slippageOf(side: 'buy' | 'sell', { notional, quantity }: MarketWalk, best: Decimal): Decimal {
  const atBest = mul(best, quantity)
  return percent(side === 'buy' ? sub(notional, atBest) : sub(atBest, notional), atBest)
}

/**
 * Returns the signed distance of a limit price from the best price on the other side. The distance is positive if the
 * limit price is above the best price.
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
 * Distance of a limit price past the market price in percent, from which the ticket shows a warning
 * (docs/rules.md#limit-prices-past-the-market).
 */
const WARN_FROM: Decimal = '2'

/**
 * The distance of a limit price past the market price, to the disadvantage of the member: above it for a buy,
 * below it for a sell.
 */
export type PriceGap = {
  side: 'buy' | 'sell'
  /** The limit price of the order. */
  price: Decimal
  /**
   * The market price with which the limit price is compared: the best price on the opposite side of the book, or the
   * last price if that side is empty. For a stop order it is the trigger price, because the last price equals the
   * trigger price when the order is triggered.
   */
  market: Decimal
  by: 'best' | 'last' | 'trigger'
  /** The distance of the limit price from the market price, in percent. */
  percent: Decimal
  /**
   * The distance in percent from which the member must confirm the order: their own choice, but at most the market-order
   * protection of the symbol.
   */
  guard: Decimal
  needsConfirmation: boolean
}

/**
 * Returns how far the limit price of an order is past the market price. Returns null if no warning is needed or the
 * market price is unknown.
 */
export function priceGap(
  { side, type, price, tif }: Pick<BookOrder, 'side' | 'type' | 'price' | 'tif'>,
  market: Pick<OrderMarket, 'bids' | 'asks' | 'last' | 'rules' | 'guard'>,
): PriceGap | null {
  // The server refuses a post-only order that would trade at once. So the price of such an order needs no warning.
  if (type !== 'limit' || price === undefined || tif === 'PO') return null
  const best = opposite(market, side)[0]?.[0]
  const from = best ?? market.last
  if (from === null || isZero(from)) return null
  return gapFrom({ side, price, market: from, by: best === undefined ? 'last' : 'best' }, market)
}

/** Returns how far a limit price is past a given market price; null if it is too close for a warning. */
export function gapFrom(
  terms: Pick<PriceGap, 'side' | 'price' | 'market' | 'by'>,
  { rules, guard: chosen }: { rules: Pick<Rules, 'market_protection'>; guard?: Decimal | null },
): PriceGap | null {
  const { side, price, market: from } = terms
  const past = side === 'buy' ? sub(price, from) : sub(from, price)
  const protection = mul(rules.market_protection, '100')
  const guard = chosen == null ? protection : min(chosen, protection)
  const reaches = (share: Decimal) => compare(mul(past, '100'), mul(from, share)) >= 0
  if (!reaches(min(WARN_FROM, guard))) return null
  return { ...terms, percent: percent(past, from), guard, needsConfirmation: reaches(guard) }
}
