import { type Decimal, isZero, min, percentOfBalance } from '@bourselet/sdk/money'
import type { Order } from './order.ts'

/**
 * Returns the filled part of an order in percent of its quantity or of the total to spend, rounded down to an integer.
 * Null if the order has neither a quantity nor a total.
 */
export function filledShare(order: Order): Decimal | null {
  const { quantity, filled, quote_filled, status } = order
  const total = 'total' in order ? order.total : null
  // When an order by total is completed, a rest of the total may be left that is too small to buy one more step. So a
  // completed order by total counts as filled to 100 %.
  if (total !== null && status === 'completed') return '100'
  const [done, whole] = total === null ? [filled, quantity] : [quote_filled, total]
  return whole === null || isZero(whole) ? null : min(percentOfBalance(done, whole), '100')
}
