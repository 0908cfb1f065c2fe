import { type Decimal, isZero, mul } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/** Quote coin of an order: while it is open what it is worth, afterwards what it traded; null of nothing. */
export function orderValue({ status, price, quantity, quote_filled }: SpotOrder): Decimal | null {
  const isOpen = status === 'open' || status === 'partial'
  if (isOpen && price !== null && quantity !== null) return mul(price, quantity)
  return isZero(quote_filled) ? null : quote_filled
}
