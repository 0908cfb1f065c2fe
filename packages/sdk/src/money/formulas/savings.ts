import { dayNumber } from '../calendar.ts'
import { div, mul } from '../decimal.ts'
import { type Decimal, SCALE } from '../units.ts'

const YEAR_DAYS = '365'

/** Returns the interest of a flexible deposit, DOWN8(amount x apr / 365), credited once a day. */
export function savingsDailyInterest(amount: Decimal, apr: Decimal): Decimal {
  return div(mul(amount, apr), YEAR_DAYS, SCALE, 'DOWN')
}

/** Returns the interest of a fixed deposit, DOWN8(amount x apr x term / 365), credited once at maturity. */
export function savingsTermInterest(amount: Decimal, apr: Decimal, termDays: number): Decimal {
  return div(mul(mul(amount, apr), String(termDays)), YEAR_DAYS, SCALE, 'DOWN')
}

/**
 * Returns the number of days for which a flexible deposit earns interest: from the day after the subscription to the
 * day before the redemption.
 */
export function savingsInterestDays(startDate: string, redeemDate: string): number {
  return Math.max(0, dayNumber(redeemDate) - dayNumber(startDate) - 1)
}
