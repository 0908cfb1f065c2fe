import { dayNumber } from '../calendar.ts'
import { div, mul } from '../decimal.ts'
import { type Decimal, SCALE } from '../units.ts'

const YEAR_DAYS = '365'

/** Flexible: DOWN8(amount x apr / 365), credited once a day. */
export function savingsDailyInterest(amount: Decimal, apr: Decimal): Decimal {
  return div(mul(amount, apr), YEAR_DAYS, SCALE, 'DOWN')
}

/** Fixed: DOWN8(amount x apr x term / 365), credited once at maturity. */
export function savingsTermInterest(amount: Decimal, apr: Decimal, termDays: number): Decimal {
  return div(mul(mul(amount, apr), String(termDays)), YEAR_DAYS, SCALE, 'DOWN')
}

/** Days a flexible deposit earns: from the day after subscription, none on the redemption day. */
export function savingsInterestDays(startDate: string, redeemDate: string): number {
  return Math.max(0, dayNumber(redeemDate) - dayNumber(startDate) - 1)
}
