import { align, parseExact, pow10, printFixed, printShort } from './exact.ts'
import { divRound, type Rounding } from './rounding.ts'
import type { Decimal } from './units.ts'

/** a + b, exact, without trailing zeros. */
export function add(a: Decimal, b: Decimal): Decimal {
  const x = align(a, b)
  return printShort(x.a + x.b, x.scale)
}

/** a - b, exact, without trailing zeros. */
export function sub(a: Decimal, b: Decimal): Decimal {
  const x = align(a, b)
  return printShort(x.a - x.b, x.scale)
}

/** a x b, exact, without trailing zeros. */
export function mul(a: Decimal, b: Decimal): Decimal {
  const x = parseExact(a)
  const y = parseExact(b)
  return printShort(x.units * y.units, x.scale + y.scale)
}

/**
 * a / b rounded once to exactly `scale` decimals.
 * @throws MoneyError DIVISION_BY_ZERO
 */
export function div(a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal {
  const x = align(a, b)
  return printFixed(divRound(x.a * pow10(scale), x.b, rounding), scale)
}

/** `a` with exactly `scale` decimals, rounded once. */
export function round(a: Decimal, scale: number, rounding: Rounding): Decimal {
  const x = parseExact(a)
  return printFixed(divRound(x.units * pow10(scale), pow10(x.scale), rounding), scale)
}

/** -a, without trailing zeros. */
export function neg(a: Decimal): Decimal {
  const x = parseExact(a)
  return printShort(-x.units, x.scale)
}

/** |a|, without trailing zeros. */
export function abs(a: Decimal): Decimal {
  return isNegative(a) ? neg(a) : trim(a)
}

/** The same number without trailing zeros: how rates are written. */
export function trim(a: Decimal): Decimal {
  const x = parseExact(a)
  return printShort(x.units, x.scale)
}

/** Order by value: "1.0" and "1" compare as equal. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const x = align(a, b)
  if (x.a === x.b) return 0
  return x.a < x.b ? -1 : 1
}

/** True for zero in any spelling, "-0.00" included. */
export function isZero(a: Decimal): boolean {
  return parseExact(a).units === 0n
}

/** True below zero; "-0" is not. */
export function isNegative(a: Decimal): boolean {
  return parseExact(a).units < 0n
}

/** The smaller one, as it was written. */
export function min(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b
}

/** The larger one, as it was written. */
export function max(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) >= 0 ? a : b
}
