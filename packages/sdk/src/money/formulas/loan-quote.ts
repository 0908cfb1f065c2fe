import { amount, owed } from '../amount.ts'
import { DAY_MS } from '../calendar.ts'
import { add, mul, sub, trim } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/**
 * The terms of a loan request: an amount of the coin, a daily rate as a fraction, and a term in whole days.
 */
export interface LoanTerms {
  amount: Decimal
  daily_rate: Decimal
  term_days: number
  fee_rate: Decimal
}

/**
 * The cost and the payout of a loan in its coin. Interest is rounded UP to 8 decimals; `actual_arrival`, the
 * payout, is the amount less the fee.
 */
export interface LoanQuote {
  daily_rate: Decimal
  total_rate: Decimal
  daily_interest: Decimal
  total_interest: Decimal
  handling_fee: Decimal
  actual_arrival: Decimal
  total_repayment: Decimal
}

/**
 * Returns the quote of a loan. Interest and fee are rounded UP to 8 decimals; the fee is deducted from the
 * payout.
 */
export function loanQuote(terms: LoanTerms): LoanQuote {
  const totalRate = mul(terms.daily_rate, String(terms.term_days))
  const interest = owed(mul(terms.amount, totalRate))
  const fee = owed(mul(terms.amount, terms.fee_rate))
  return {
    daily_rate: trim(terms.daily_rate),
    total_rate: totalRate,
    daily_interest: owed(mul(terms.amount, terms.daily_rate)),
    total_interest: interest,
    handling_fee: fee,
    actual_arrival: amount(sub(terms.amount, fee)),
    total_repayment: amount(add(terms.amount, interest)),
  }
}

/** Returns the due time of a loan paid out at `disbursedAt` (ms). */
export function loanDueAt(disbursedAt: number, termDays: number): number {
  return disbursedAt + termDays * DAY_MS
}
