import type { Schema } from '@bourselet/sdk'
import {
  add,
  addDays,
  compare,
  DAY_MS,
  type Decimal,
  isMultiple,
  loanQuote,
  mul,
  owed,
  requiredCollateral,
  sub,
} from '@bourselet/sdk/money'
import type { StaircaseDay } from '../../shared/staircase/day-staircase.tsx'

export type Loan = Schema<'LoanOrder'>
export type LoanGoods = Schema<'LoanGoods'>
export type LoanStatus = Loan['status']

/** The entered values of a loan application. */
export type LoanDraft = { amount: Decimal | ''; term_days: number; agree: boolean }

/** The data against which a loan application is checked: the loan product, the price and the balance. */
export type LoanTerms = {
  goods: LoanGoods
  /**
   * Index price of the collateral coin in USDT; null for a loan without collateral or if the price is
   * unknown.
   */
  price: Decimal | null
  /** Available amount of the collateral coin; null if no user is logged in or the balance is not loaded. */
  available: Decimal | null
}

/**
 * Returns the maximum amount of a loan: the member's limit if the product contains it, otherwise the maximum of
 * the product. The limit is missing for loans with collateral, and if no user is logged in.
 */
export const mostOf = ({ max_amount, limit }: LoanGoods): Decimal => limit ?? max_amount

/**
 * Returns the collateral that a loan of this amount locks; null if the amount or the price is missing, or if
 * the loan needs no collateral.
 */
export function collateralFor(amount: Decimal | '', { goods, price }: LoanTerms): Decimal | null {
  if (goods.ltv === null || price === null || amount === '') return null
  return requiredCollateral(amount, price, goods.ltv)
}

/** Returns the name of the error for each invalid field of a loan application. */
export function checkLoan(draft: LoanDraft, terms: LoanTerms): { amount?: string; agree?: string } {
  const { goods, available } = terms
  const { amount } = draft
  const collateral = collateralFor(amount, terms)
  const isShort = collateral !== null && available !== null && compare(collateral, available) > 0
  const wrong =
    amount === ''
      ? 'REQUIRED'
      : compare(amount, goods.min_amount) < 0 || compare(amount, mostOf(goods)) > 0
        ? 'LOAN_RANGE'
        : !isMultiple(amount, goods.step)
          ? 'STEP'
          : isShort
            ? 'INSUFFICIENT_BALANCE'
            : undefined
  return { ...(wrong ? { amount: wrong } : {}), ...(draft.agree ? {} : { agree: 'AGREEMENT_REQUIRED' }) }
}

/**
 * Returns the costs of a loan that starts on the date `today`: the total after each day, and the additional cost of
 * each day after the due time.
 */
export function planOf(goods: LoanGoods, term: Schema<'LoanTerm'>, amount: Decimal, today: string) {
  const { days, daily_rate, grace_days } = term
  const quote = loanQuote({ amount, daily_rate, term_days: days, fee_rate: goods.fee_rate })
  const lateDaily = owed(mul(mul(amount, daily_rate), goods.overdue_multiplier))
  const chart: StaircaseDay[] = []
  let total = '0'
  for (let day = 1; day <= days + grace_days; day++) {
    const isLate = day > days
    const exact = mul(mul(amount, daily_rate), String(Math.min(day, days)))
    const late = isLate ? mul(lateDaily, String(day - days)) : '0'
    const next = owed(add(exact, late))
    chart.push({
      date: addDays(today, day - 1),
      gain: sub(next, total),
      total: next,
      ...(isLate ? { phase: 'late' as const } : {}),
    })
    total = next
  }
  return {
    ...quote,
    lateDaily,
    chart,
    dueDate: addDays(today, days),
    lateDate: addDays(today, days + grace_days),
    graceDays: grace_days,
  }
}

/**
 * Returns the current day of a loan, in periods of 24 hours: 1 for the first 24 hours after the payout, at most
 * the number of days of the term. Returns 0 before the payout.
 */
export const dayOf = ({ disbursed_at, term_days }: Loan, now: number): number =>
  disbursed_at === null ? 0 : Math.min(term_days, Math.max(1, Math.ceil((now - disbursed_at) / DAY_MS)))

/** Returns the number of days, in started periods of 24 hours, by which a loan is overdue; 0 until its due time. */
export const lateDays = ({ due_at }: Loan, now: number): number =>
  due_at === null ? 0 : Math.max(0, Math.ceil((now - due_at) / DAY_MS))

/** Returns the amount that repays the loan at its due time if the member pays nothing before. */
export function payoffAtDue(loan: Loan, now: number): Decimal {
  const left = String(loan.term_days - dayOf(loan, now))
  return owed(add(loan.payoff, mul(mul(loan.principal_left, loan.daily_rate), left)))
}

/** Returns true for a loan that was paid out and is not repaid. */
export const isPaidOut = ({ status }: Loan): boolean =>
  status === 'repaying' || status === 'overdue' || status === 'defaulted'

/** Returns true while collateral is locked for a loan. */
export const holdsCollateral = ({ collateral_coin, status }: Loan): boolean =>
  collateral_coin !== null && (status === 'review' || status === 'repaying' || status === 'overdue')

/** Returns true if the member repaid the loan no later than its due time and without a liquidation. */
export const isOnTime = ({ status, ended_at, due_at, liquidation }: Loan): boolean =>
  status === 'repaid' && liquidation === null && (ended_at ?? 0) <= (due_at ?? 0)

export const loanStatuses: readonly LoanStatus[] = [
  'review',
  'repaying',
  'overdue',
  'defaulted',
  'repaid',
  'rejected',
]
