import { compare, type Decimal } from '@bourselet/sdk/money'

/** Returns the direction of a change. */
export function trendOf(change: Decimal): 'up' | 'down' | 'none' {
  const sign = compare(change, '0')
  return sign > 0 ? 'up' : sign < 0 ? 'down' : 'none'
}
