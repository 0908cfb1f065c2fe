import { compare, type Decimal, isZero, mul, percent, sub } from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from './order-market.ts'
import type { BookOrder } from './walk-order.ts'

/** From this fraction past the market on, the ticket warns (docs/rules.md#orders-and-positions). */
const WARN_FROM: Decimal = '0.02'

/** A limit price on the losing side of the market: a buy above it, a sell below it. */
export type PriceGap = {
  side: 'buy' | 'sell'
  /** The limit price. */
  price: Decimal
  /** The best price on the other side, or the last price where nobody is there. */
  market: Decimal
  by: 'best' | 'last'
  /** The distance of the limit price past the market, in percent. */
  percent: Decimal
  /** The price is past the market by the market-order protection or more: the member confirms it in any case. */
  needsConfirmation: boolean
}

/** Returns how far a limit price is past the market; null where that is less than worth a warning. */
export function priceGap(
  { side, type, price, tif }: Pick<BookOrder, 'side' | 'type' | 'price' | 'tif'>,
  market: Pick<OrderMarket, 'bids' | 'asks' | 'last' | 'rules'>,
): PriceGap | null {
  // A post-only order never takes: past the market it is refused.
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
