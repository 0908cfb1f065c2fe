import { add, type Decimal, fromUnits, isZero, mul, spotFee, sub, toUnits } from '@bourselet/sdk/money'
import { type OrderMarket, opposite, type Side } from '../../../shared/ticket/order-terms.ts'
import { type BookPreview, distanceOf, previewBook } from '../../../shared/ticket/preview-book.ts'
import type { Funds, OrderRequest } from './model.ts'

export type Preview = Omit<BookPreview, 'walk' | 'resting'> & {
  /**
   * The fee, rounded once for the maker part and once for the taker part. The server rounds up the fee of
   * each trade, so the booked fee may be higher by 0.00000001 for each trade.
   */
  fee: Decimal
  /** Whether the order trades as a maker, as a taker or as both. */
  roles: 'maker' | 'taker' | 'both'
  /** Amount received after the fee: base coin of a buy, quote coin of a sell. */
  received: Decimal
  /**
   * Distance of the limit price from the best price on the opposite side; positive if the limit price is
   * higher.
   */
  distance: { amount: Decimal; percent: Decimal } | null
  /** Available balances after the whole order has traded; null without funds. */
  after: { base: Decimal; quote: Decimal } | null
}

/**
 * Returns the expected result of an order, from the shown book and with the formulas that the server books
 * with; null if an amount is missing. Without `rates` it includes no fee, without `funds` no balances.
 */
export function previewOrder(
  order: OrderRequest,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'> | null,
  funds: Pick<Funds, 'base' | 'quote'> | null,
): Preview | null {
  const { side, price } = order
  const book = previewBook(order, market)
  if (!book) return null
  const { walk, resting, ...preview } = book
  const { quantity, taken, notional } = preview
  const restingValue = price === undefined ? '0' : mul(price, resting)
  const [now, later] = side === 'buy' ? [taken, resting] : [sub(notional, restingValue), restingValue]
  const fee = add(feeOf(now, rates?.taker), feeOf(later, rates?.maker))
  const received = sub(add(now, later), fee)
  return {
    ...preview,
    fee,
    received,
    roles: isZero(resting) ? 'taker' : isZero(taken) ? 'maker' : 'both',
    distance: distanceOf(price, opposite(market, side)[0]?.[0] ?? null),
    after: funds && afterOf(side, funds, side === 'buy' ? notional : quantity, received),
  }
}

const feeOf = (gross: Decimal, rate: Decimal | undefined): Decimal =>
  rate === undefined || isZero(gross) ? '0' : fromUnits(spotFee(toUnits(gross), toUnits(rate)), 8, false)

const afterOf = (
  side: Side,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  paid: Decimal,
  received: Decimal,
) =>
  side === 'buy'
    ? { base: add(base, received), quote: sub(quote, paid) }
    : { base: sub(base, paid), quote: add(quote, received) }
