import { compare, type Decimal } from '@bourselet/sdk/money'

/** Which way a change goes. */
export function wayOf(change: Decimal): 'up' | 'down' | 'none' {
  const sign = compare(change, '0')
  return sign > 0 ? 'up' : sign < 0 ? 'down' : 'none'
}
