import { div, mul } from './decimal.ts'
import { round } from './round.ts'
import { type Decimal, fromUnits, toUnits } from './units.ts'

/**
 * Returns an exact number, such as a sum or difference of amounts, with 8 decimals.
 * @throws MoneyError AMOUNT_FORMAT if the number has more than 8 decimals, because the caller must round it first
 */
export function amount(exact: Decimal): Decimal {
  return fromUnits(toUnits(exact))
}

/** Returns an amount that a member owes, rounded UP to 8 decimals. */
export function owed(exact: Decimal): Decimal {
  return round(exact, 8, 'UP')
}

/** Returns an amount that a member is paid, rounded DOWN to 8 decimals. */
export function granted(exact: Decimal): Decimal {
  return round(exact, 8, 'DOWN')
}

/**
 * Returns a profit or loss, rounded to 8 decimals with FLOOR, so that gains become smaller and losses larger.
 */
export function floored(exact: Decimal): Decimal {
  return round(exact, 8, 'FLOOR')
}

/** Returns part / whole x 100 with 2 decimals, rounded HALF_UP. */
export function percent(part: Decimal, whole: Decimal): Decimal {
  return div(mul(part, '100'), whole, 2, 'HALF_UP')
}
