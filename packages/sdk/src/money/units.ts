import { parseExact, pow10, printFixed, printShort } from './exact.ts'
import { MoneyError } from './money-error.ts'
import { divRound, type Rounding } from './rounding.ts'

/** A decimal number as text, as it crosses the wire: digits, at most one point, a minus where signed. */
export type Decimal = string

/** Decimals of every stored amount: money is kept in whole units of 1e-8. */
export const SCALE = 8

const ONE = 100_000_000n

/**
 * Whole units of 10^-scale, exactly.
 * @throws MoneyError AMOUNT_FORMAT when malformed or written with more decimals than `scale`
 */
export function toUnits(value: Decimal, scale: number = SCALE): bigint {
  const exact = parseExact(value)
  if (exact.scale > scale) throw new MoneyError('AMOUNT_FORMAT', `${value} has over ${scale} decimals`)
  return exact.units * pow10(scale - exact.scale)
}

/** Text of units: with exactly `scale` decimals, or with `fixed` false without trailing zeros. */
export function fromUnits(units: bigint, scale: number = SCALE, fixed = true): Decimal {
  return fixed ? printFixed(units, scale) : printShort(units, scale)
}

/** Product of two numbers in units of 1e-8, rounded once to units of 1e-8. */
export function mulUnits(a: bigint, b: bigint, rounding: Rounding): bigint {
  return divRound(a * b, ONE, rounding)
}
