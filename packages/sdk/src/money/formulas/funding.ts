import { floored } from '../amount.ts'
import { add, mul, neg, sub, trim } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import { round } from '../round.ts'
import type { Decimal } from '../units.ts'
import { type PositionSide, signed } from './position-side.ts'

const INTEREST = '0.0001'
const DAMPER = '0.0005'

const clamp = (value: Decimal, bound: Decimal) => max(neg(bound), min(bound, value))

/**
 * Returns the funding rate: premium + clamp(interest - premium, +-0.0005), clamped to +-cap and rounded
 * HALF_UP to 8 decimals. The cap is the maintenance margin rate of tier 1.
 */
export function fundingRate(premium: Decimal, cap: Decimal, interest: Decimal = INTEREST): Decimal {
  const rate = add(premium, clamp(sub(interest, premium), DAMPER))
  return trim(round(clamp(rate, cap), 8, 'HALF_UP'))
}

/**
 * Returns the funding that the holder of a position receives: -s x quantity x mark price x rate, with s = 1 for a long
 * and s = -1 for a short position. The funding is negative if the holder pays. The signed amount is rounded with FLOOR,
 * so payments are rounded UP and receipts DOWN.
 */
export function fundingPayment(side: PositionSide, qty: Decimal, mark: Decimal, rate: Decimal): Decimal {
  return floored(signed(side, neg(mul(mul(qty, mark), rate))))
}
