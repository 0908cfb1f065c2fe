import { mul, neg, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** The price direction from which a position profits. */
export type PositionSide = 'long' | 'short'

/** Returns an amount unchanged for a long position, and with the opposite sign for a short position. */
export function signed(side: PositionSide, a: Decimal): Decimal {
  return side === 'long' ? a : neg(a)
}

/**
 * Returns the exact gain of a position from a price move: quantity × (to − from), with the opposite sign for
 * a short.
 */
export function gain(side: PositionSide, qty: Decimal, from: Decimal, to: Decimal): Decimal {
  return signed(side, mul(qty, sub(to, from)))
}
