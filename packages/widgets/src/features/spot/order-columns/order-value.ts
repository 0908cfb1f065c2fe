import { type Decimal, isZero, mul } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/**
 * Returns the value of an order in quote coin: for an open order its total, or its quantity at its limit or trigger
 * price; for a closed order its traded value. Null if the order has no value.
 */
export function orderValue({
  status,
  price,
  trigger_price,
  quantity,
  total,
  quote_filled,
}: SpotOrder): Decimal | null {
  const isOpen = status === 'open' || status === 'partial' || status === 'pending'
  const worth = price ?? trigger_price
  if (isOpen && total !== null) return total
  if (isOpen && worth !== null && quantity !== null) return mul(worth, quantity)
  return isZero(quote_filled) ? null : quote_filled
}
