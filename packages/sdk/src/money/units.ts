import { parseExact, pow10, printFixed, printShort } from './exact.ts'
import { MoneyError } from './money-error.ts'
import { divRound, type Rounding } from './rounding.ts'

/** A decimal number as text, as on the wire: digits, at most one point, and a minus sign if negative. */
export type Decimal = string

/** Number of decimals of every stored amount. Amounts are stored as integers in units of 1e-8. */
export const SCALE = 8

const ONE = 100_000_000n

/**
 * Converts a decimal exactly to an integer number of units of 10^-scale.
 * @throws MoneyError AMOUNT_FORMAT if the text is malformed or has more decimals than `scale`
 */
export function toUnits(value: Decimal, scale: number = SCALE): bigint {
  const exact = parseExact(value)
  if (exact.scale > scale) throw new MoneyError('AMOUNT_FORMAT', `${value} has over ${scale} decimals`)
  return exact.units * pow10(scale - exact.scale)
}

/**
 * Returns units as decimal text with exactly `scale` decimals; without trailing zeros if `fixed` is false.
 */
export function fromUnits(units: bigint, scale: number = SCALE, fixed = true): Decimal {
  return fixed ? printFixed(units, scale) : printShort(units, scale)
}

/** Returns the product of two numbers in units of 1e-8, rounded once to units of 1e-8. */
export function mulUnits(a: bigint, b: bigint, rounding: Rounding): bigint {
  return divRound(a * b, ONE, rounding)
}
