import { add, isZero, mul, sub } from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from '../../../shared/ticket/order-terms.ts'
import { distanceOf, previewBook } from '../../../shared/ticket/preview-book.ts'
import type { Funds, OrderRequest } from './model.ts'
import { afterOf, feeOf } from './order-effect.ts'
import { previewCondition } from './preview-condition.ts'
import type { Preview } from './preview-result.ts'

/**
 * Returns the expected result of an order, computed from the shown book with the server's formulas. Returns
 * null if an amount is missing. Without `rates` the result includes no fee; without `funds` it includes no
 * balances.
 */
export function previewOrder(
  order: OrderRequest,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'> | null,
  funds: Pick<Funds, 'base' | 'quote'> | null,
): Preview | null {
  const { type, side, price } = order
  if (type !== 'limit' && type !== 'market') return previewCondition(order, market, rates, funds)
  const book = previewBook({ ...order, type }, market)
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
    condition: null,
  }
}
