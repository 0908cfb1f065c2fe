import { compare, type Decimal } from '@bourselet/sdk/money'

export type Trend = 'up' | 'down' | 'none'

/**
 * Returns the direction of the change from the price `from` to `value`. Without `from`, returns the sign of `value`.
 */
export function trendOf(value: Decimal | null | undefined, from: Decimal | null | undefined = '0'): Trend {
  if (value == null || from == null) return 'none'
  const trend = compare(value, from)
  return trend > 0 ? 'up' : trend < 0 ? 'down' : 'none'
}
