import { compare, type Decimal, isZero, mul, percent, sub } from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from './order-market.ts'
import type { BookOrder } from './walk-order.ts'

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
