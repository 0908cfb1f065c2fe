import { type Decimal, isZero, min, percentOfBalance } from '@bourselet/sdk/money'
import type { Order } from './order.ts'

/**
 * Returns the filled percentage of an order, 0 to 100, rounded down to a whole number: of its quantity, or of
 * the total to spend. Null for an order with neither.
 */
export function filledShare(order: Order): Decimal | null {
  const { quantity, filled, quote_filled, status } = order
  const total = 'total' in order ? order.total : null
  // A completed order by total can leave a rest that buys no further step. It counts as spent.
  if (total !== null && status === 'completed') return '100'
  const [done, whole] = total === null ? [filled, quantity] : [quote_filled, total]
  return whole === null || isZero(whole) ? null : min(percentOfBalance(done, whole), '100')
}
