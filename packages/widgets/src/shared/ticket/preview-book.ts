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

/** The result of an order by the shown book, before fees and margin. */
export type BookPreview = {
  outcome: Outcome
  /** Base coin that trades, now or while resting. */
  quantity: Decimal
  /** Base coin that trades at once. */
  taken: Decimal
  /** Base coin that rests in the book. */
  resting: Decimal
  /** Base coin that is cancelled at once, or quote coin of an order by total that is left over. */
  left: Decimal
  /** Quote coin that moves for `quantity`, before the fee. */
  notional: Decimal
  /** Average price of what trades at once against the best price, in percent; null where nothing does. */
  slippage: Decimal | null
  gap: PriceGap | null
  /** The part that trades at once; null when nothing does. */
  fill: Fill | null
  /** The levels that the order meets. */
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
