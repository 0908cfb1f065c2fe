import { type Decimal, isZero, mul } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/**
 * Returns the value of an order in quote coin: price times quantity while it is open, its traded value after
 * that. Null if the order has no value.
 */
export function orderValue({ status, price, quantity, quote_filled }: SpotOrder): Decimal | null {
  const isOpen = status === 'open' || status === 'partial'
  if (isOpen && price !== null && quantity !== null) return mul(price, quantity)
  return isZero(quote_filled) ? null : quote_filled
}
