import {
  addDays,
  type Decimal,
  div,
  fromUnits,
  mul,
  savingsDailyInterest,
  savingsTermInterest,
  toUnits,
} from '@bourselet/sdk/money'
import type { Position } from '../../products/products.migration.ts'
import { maturityDate } from '../../products/term-booking.ts'
import type { DayIncome, TermRules } from '../../products/term-rules.ts'

/** The terms of a savings offer: its yearly interest rate as a fraction, such as 0.04 for 4 %. */
export interface SavingsTerms {
  apr: Decimal
}

const YEAR_DAYS = '365'
/** Number of decimals of the interest rate in an income record. */
const RATE_DECIMALS = 12

/**
 * Returns the interest for the day before the booking date; null if the deposit was made on that day or later. Only
 * principal that stayed for the whole day earns interest. The booking runs after the end of the day, so a redemption
 * during the day has already reduced the principal.
 */
function dayBefore({ principal, terms, start_date }: Position<SavingsTerms>, date: string): DayIncome | null {
  const earned = addDays(date, -1)
  if (earned <= start_date) return null
  return {
    date: earned,
    rate: div(terms.apr, YEAR_DAYS, RATE_DECIMALS, 'DOWN'),
    amount: toUnits(savingsDailyInterest(fromUnits(principal), terms.apr)),
  }
}

const termInterest = ({ principal, terms }: Position<SavingsTerms>, days: number) =>
  toUnits(savingsTermInterest(fromUnits(principal), terms.apr, days))

/** The rules of savings: flexible savings have no term, fixed savings have one. See docs/rules.md#savings. */
export const savingsRules: TermRules<SavingsTerms> = {
  name: 'savings',
  kinds: ['savings'],
  letter: 'V',
  record: 'savings',
  changes: { open: 'savings_subscribe', income: 'savings_interest', back: 'savings_return' },
  income(_tx, position, _lots, date) {
    const { term_days, terms } = position
    if (term_days === null) return dayBefore(position, date)
    if (date !== maturityDate(position)) return null
    const rate = div(mul(terms.apr, String(term_days)), YEAR_DAYS, RATE_DECIMALS, 'DOWN')
    return { rate, amount: termInterest(position, term_days) }
  },
  estimate: (position) => (position.term_days === null ? null : termInterest(position, position.term_days)),
  redeemsParts: ({ term_days }) => term_days === null,
}
