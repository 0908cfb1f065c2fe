import { type Decimal, isZero, min, percentOfBalance } from '@bourselet/sdk/money'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/** How much of an order is filled, 0 to 100, down to the whole percent: of its quantity, or of the total to spend. */
export function filledShare({ quantity, total, filled, quote_filled, status }: SpotOrder): Decimal {
  // A total that cannot buy one step more is spent, with something left.
  if (quantity === null && status === 'completed') return '100'
  const [done, whole] = quantity === null ? [quote_filled, total] : [filled, quantity]
  return whole === null || isZero(whole) ? '0' : min(percentOfBalance(done, whole), '100')
}
