import { div, mul, round } from './decimal.ts'
import { type Decimal, fromUnits, toUnits } from './units.ts'

/**
 * Returns an exact sum or difference of amounts with 8 decimals. @throws MoneyError AMOUNT_FORMAT if it is
 * not a whole number of units, because a rounding is missing
 */
export function amount(exact: Decimal): Decimal {
  return fromUnits(toUnits(exact))
}

/** Rounds an amount that a member owes: 8 decimals, UP. */
export function owed(exact: Decimal): Decimal {
  return round(exact, 8, 'UP')
}

/** Rounds an amount that a member is paid: 8 decimals, DOWN. */
export function granted(exact: Decimal): Decimal {
  return round(exact, 8, 'DOWN')
}

/** Rounds profit and loss: 8 decimals, FLOOR for gains and losses alike. */
export function floored(exact: Decimal): Decimal {
  return round(exact, 8, 'FLOOR')
}

/** part / whole x 100 with 2 decimals, HALF_UP. */
export function percent(part: Decimal, whole: Decimal): Decimal {
  return div(mul(part, '100'), whole, 2, 'HALF_UP')
}
