import { amount, granted } from '../amount.ts'
import { compare, div, isZero, mul, sub, trim } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/**
 * Conversion settings of the operator: the spread as a fraction, and the lowest and highest value of a
 * conversion in USDT.
 */
export interface ConvertTerms {
  /** Fraction by which the rate of a conversion is below the index rate. */
  spread: Decimal
  min_value_usdt: Decimal
  max_value_usdt: Decimal
}

/**
 * A quoted conversion: the amounts of both coins at the rounded rate, and an error if the value is below or
 * above the bounds.
 */
export interface ConvertQuote {
  rate: Decimal
  /** The rate in the other direction, rounded UP to 12 decimals; null if the rate is rounded to zero. */
  inverse_rate: Decimal | null
  from_amount: Decimal
  to_amount: Decimal
  error: 'CONVERT_MIN' | 'CONVERT_MAX' | null
}

const PLACES = 12

/** Returns the rate of a conversion, index_from / index_to x (1 - spread), rounded DOWN to 12 decimals. */
export function convertRate(priceFrom: Decimal, priceTo: Decimal, spread: Decimal): Decimal {
  return trim(div(mul(priceFrom, sub('1', spread)), priceTo, PLACES, 'DOWN'))
}

/**
 * Returns both amounts of a conversion. One amount is given, and the other is calculated with the rounded rate. A
 * calculated `to` is rounded DOWN and a calculated `from` UP to 8 decimals. Prices are index prices in USDT. If the
 * value of `from` in USDT is outside the bounds of `terms`, the result contains an error.
 */
export function convertQuote(
  priceFrom: Decimal,
  priceTo: Decimal,
  stated: { from_amount: Decimal } | { to_amount: Decimal },
  terms: ConvertTerms,
): ConvertQuote {
  const rate = convertRate(priceFrom, priceTo, terms.spread)
  const byFrom = 'from_amount' in stated
  if (isZero(rate)) {
    const from = byFrom ? stated.from_amount : '0'
    return {
      rate,
      inverse_rate: null,
      from_amount: amount(from),
      to_amount: amount('0'),
      error: 'CONVERT_MIN',
    }
  }
  const from = byFrom ? amount(stated.from_amount) : div(stated.to_amount, rate, 8, 'UP')
  const to = byFrom ? granted(mul(from, rate)) : amount(stated.to_amount)
  const value = mul(from, priceFrom)
  const small = compare(value, terms.min_value_usdt) < 0 || isZero(to)
  const large = compare(value, terms.max_value_usdt) > 0
  return {
    rate,
    inverse_rate: trim(div('1', rate, PLACES, 'UP')),
    from_amount: from,
    to_amount: to,
    error: large ? 'CONVERT_MAX' : small ? 'CONVERT_MIN' : null,
  }
}
