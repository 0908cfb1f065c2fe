import { type Decimal, isZero, min, percentOfBalance } from '@bourselet/sdk/money'
import type { Order } from './order.ts'

/**
 * How much of an order is filled, 0 to 100, down to the whole percent: of its quantity, or of the total to spend.
 * Null of an order that names neither.
 */
export function filledShare(order: Order): Decimal | null {
  const { quantity, filled, quote_filled, status } = order
  const total = 'total' in order ? order.total : null
  // A total that cannot buy one step more is spent, with something left.
  if (total !== null && status === 'completed') return '100'
  const [done, whole] = total === null ? [filled, quantity] : [quote_filled, total]
  return whole === null || isZero(whole) ? null : min(percentOfBalance(done, whole), '100')
}
