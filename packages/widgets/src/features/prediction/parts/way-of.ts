import { compare, type Decimal } from '@bourselet/sdk/money'

export type Way = 'up' | 'down' | 'none'

/** Returns the direction from one price to another, or the sign of an amount. */
export function wayOf(value: Decimal | null | undefined, from: Decimal | null | undefined = '0'): Way {
  if (value == null || from == null) return 'none'
  const way = compare(value, from)
  return way > 0 ? 'up' : way < 0 ? 'down' : 'none'
}
