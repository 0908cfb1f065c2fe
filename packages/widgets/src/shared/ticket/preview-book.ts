import { add, type Decimal, isZero, type MarketWalk, mul, sub } from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from './order-market.ts'
import { type PriceGap, priceGap } from './price-gap.ts'
import {
  type BookOrder,
  type Fill,
  fillOf,
  type Outcome,
  outcomeOf,
  slippageOf,
  walkBook,
} from './walk-order.ts'

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
