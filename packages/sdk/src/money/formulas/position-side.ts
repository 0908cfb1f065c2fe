import { mul, neg, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** Which way a position earns. */
export type PositionSide = 'long' | 'short'

/** s x a, with s = +1 long, -1 short. */
export function signed(side: PositionSide, a: Decimal): Decimal {
  return side === 'long' ? a : neg(a)
}

/** s x quantity x (to - from): what a move of the price brings the holder, exact. */
export function gain(side: PositionSide, qty: Decimal, from: Decimal, to: Decimal): Decimal {
  return signed(side, mul(qty, sub(to, from)))
}
