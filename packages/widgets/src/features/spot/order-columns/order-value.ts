import { type Decimal, isZero, mul } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/**
 * Returns the value of an order in quote coin; null if the order has no value. The value of a closed order is its
 * traded value. The value of an open order is its total. If it has no total, its value is its quantity times its limit
 * price, or times its trigger price if it has no limit price.
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
