import { align, parseExact, pow10, printFixed, printShort } from './exact.ts'
import { divRound, type Rounding } from './rounding.ts'
import type { Decimal } from './units.ts'

/** Returns a + b, exact, without trailing zeros. */
export function add(a: Decimal, b: Decimal): Decimal {
  const x = align(a, b)
  return printShort(x.a + x.b, x.scale)
}

/** Returns a - b, exact, without trailing zeros. */
export function sub(a: Decimal, b: Decimal): Decimal {
  const x = align(a, b)
  return printShort(x.a - x.b, x.scale)
}

/** Returns a x b, exact, without trailing zeros. */
export function mul(a: Decimal, b: Decimal): Decimal {
  const x = parseExact(a)
  const y = parseExact(b)
  return printShort(x.units * y.units, x.scale + y.scale)
}

/**
 * Returns a / b, rounded once to exactly `scale` decimals.
 * @throws MoneyError DIVISION_BY_ZERO
 */
export function div(a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal {
  const x = align(a, b)
  return printFixed(divRound(x.a * pow10(scale), x.b, rounding), scale)
}

/** Returns -a, without trailing zeros. */
export function neg(a: Decimal): Decimal {
  const x = parseExact(a)
  return printShort(-x.units, x.scale)
}

/** Returns |a|, without trailing zeros. */
export function abs(a: Decimal): Decimal {
  return isNegative(a) ? neg(a) : trim(a)
}

/** Returns the same number without trailing zeros. Rates are written in this notation. */
export function trim(a: Decimal): Decimal {
  const x = parseExact(a)
  return printShort(x.units, x.scale)
}

/** Compares two numbers by value: "1.0" and "1" are equal. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const x = align(a, b)
  if (x.a === x.b) return 0
  return x.a < x.b ? -1 : 1
}

/** Returns true for zero in any notation, including "-0.00". */
export function isZero(a: Decimal): boolean {
  return parseExact(a).units === 0n
}

/** Returns true for a number below zero; false for "-0". */
export function isNegative(a: Decimal): boolean {
  return parseExact(a).units < 0n
}
