import { MoneyError } from './money-error.ts'

/**
 * Rounding modes: DOWN to zero, UP away from zero, HALF_UP to the nearest with ties away from zero, FLOOR to
 * minus infinity, CEIL to plus infinity.
 */
export type Rounding = 'DOWN' | 'UP' | 'HALF_UP' | 'FLOOR' | 'CEIL'

/**
 * Returns the integer quotient n / d, rounded once in the given mode; both may be negative.
 * @throws MoneyError DIVISION_BY_ZERO
 */
export function divRound(n: bigint, d: bigint, rounding: Rounding): bigint {
  if (d === 0n) throw new MoneyError('DIVISION_BY_ZERO', `${n} / 0`)
  const quotient = n / d
  const rest = n % d
  if (rest === 0n) return quotient
  const negative = n < 0n !== d < 0n
  const away =
    rounding === 'UP' ||
    rounding === (negative ? 'FLOOR' : 'CEIL') ||
    (rounding === 'HALF_UP' && 2n * (rest < 0n ? -rest : rest) >= (d < 0n ? -d : d))
  if (!away) return quotient
  return negative ? quotient - 1n : quotient + 1n
}
