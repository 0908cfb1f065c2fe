import { amount, owed } from '../amount.ts'
import { DAY_MS } from '../calendar.ts'
import { add, compare, isZero, mul, sub } from '../decimal.ts'
import { min } from '../min-max.ts'
import type { Decimal } from '../units.ts'
import { loanDueAt } from './loan-quote.ts'

/** The terms of a loan. Rates are fractions, times are in milliseconds UTC. */
export interface LoanContract {
  daily_rate: Decimal
  term_days: number
  disbursed_at: number
  grace_days: number
  /** Multiplier of the daily rate on overdue days. The result is charged as a penalty in place of interest. */
  overdue_multiplier: Decimal
}

/**
 * The outstanding balance. `interest` and `penalty` are exact; they are rounded only for a quote or a
 * payment.
 */
export interface LoanBalance {
  principal: Decimal
  interest: Decimal
  penalty: Decimal
  days_charged: number
  overdue_days: number
}

/** The amount in the coin that repays the loan in full now, rounded UP to 8 decimals. */
export interface LoanPayoff {
  interest_due: Decimal
  penalty_due: Decimal
  payoff: Decimal
}

/** The allocation of a payment: penalty first, then interest, then principal. */
export interface LoanRepayment {
  paid: Decimal
  paid_penalty: Decimal
  paid_interest: Decimal
  paid_principal: Decimal
}

/** Returns the balance of a new loan on the day of its payout. */
export function newLoan(principal: Decimal): LoanBalance {
  return { principal, interest: '0', penalty: '0', days_charged: 0, overdue_days: 0 }
}

/**
 * Returns the balance at the time `at`. Interest is charged on the outstanding principal for each started
 * day, at least one day and at most the term; each started day after the term is charged at the overdue rate.
 */
export function accrueLoan(loan: LoanContract, balance: LoanBalance, at: number): LoanBalance {
  const due = loanDueAt(loan.disbursed_at, loan.term_days)
  const started = Math.max(1, Math.ceil((at - loan.disbursed_at) / DAY_MS))
  const days = Math.min(loan.term_days, started)
  const overdue = Math.max(0, Math.ceil((at - due) / DAY_MS))
  const daily = mul(balance.principal, loan.daily_rate)
  const late = mul(daily, loan.overdue_multiplier)
  return {
    principal: balance.principal,
    interest: add(balance.interest, mul(daily, String(days - balance.days_charged))),
    penalty: add(balance.penalty, mul(late, String(overdue - balance.overdue_days))),
    days_charged: days,
    overdue_days: overdue,
  }
}

/** Returns the amount that repays the loan in full now: principal + UP8(interest) + UP8(penalty). */
export function loanPayoff(balance: LoanBalance): LoanPayoff {
  const interest = owed(balance.interest)
  const penalty = owed(balance.penalty)
  return {
    interest_due: interest,
    penalty_due: penalty,
    payoff: amount(add(balance.principal, add(interest, penalty))),
  }
}

/**
 * Applies a payment to the penalty first, then to the interest, then to the principal. At most the payoff
 * amount is paid.
 */
export function repayLoan(
  balance: LoanBalance,
  offered: Decimal | 'full',
): { balance: LoanBalance; repayment: LoanRepayment } {
  const due = loanPayoff(balance)
  const paid = offered === 'full' ? due.payoff : min(offered, due.payoff)
  const penalty = min(paid, due.penalty_due)
  const interest = min(sub(paid, penalty), due.interest_due)
  const principal = sub(paid, add(penalty, interest))
  return {
    balance: {
      ...balance,
      principal: sub(balance.principal, principal),
      interest: afterPaying(balance.interest, interest, due.interest_due),
      penalty: afterPaying(balance.penalty, penalty, due.penalty_due),
    },
    repayment: {
      paid: amount(paid),
      paid_penalty: amount(penalty),
      paid_interest: amount(interest),
      paid_principal: amount(principal),
    },
  }
}

/** Returns the state of a loan from its balance after accrual and payment. */
export function loanStatus(
  loan: LoanContract,
  balance: LoanBalance,
): 'repaying' | 'overdue' | 'defaulted' | 'repaid' {
  const open = [balance.principal, balance.interest, balance.penalty].some((part) => !isZero(part))
  if (!open) return 'repaid'
  if (balance.overdue_days > loan.grace_days) return 'defaulted'
  return balance.overdue_days > 0 ? 'overdue' : 'repaying'
}

// The due amount is the exact balance rounded up, so paying all of it sets the exact balance to zero instead
// of below zero.
function afterPaying(exact: Decimal, paid: Decimal, due: Decimal): Decimal {
  return compare(paid, due) === 0 ? '0' : sub(exact, paid)
}
