import { compare } from './decimal.ts'
import type { Decimal } from './units.ts'

/** Returns the smaller number in its original notation. */
export function min(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}

/** Returns the larger number in its original notation. */
export function max(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b
}
