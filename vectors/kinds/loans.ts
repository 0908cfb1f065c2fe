import {
  accrueLoan,
  amount,
  type LoanTerms,
  loanDueAt,
  loanPayoff,
  loanQuote,
  loanStatus,
  loanToValue,
  newLoan,
  repayLoan,
} from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

declare module '../vector-file.ts' {
  interface Constants {
    loan: { overdue_multiplier: string; ltv: { initial: string; margin_call: string; liquidation: string } }
  }
}

const loanQuoteKind = kind<LoanTerms & { disbursed_at: number }>((input) => ({
  ...loanQuote(input),
  due_at: loanDueAt(input.disbursed_at, input.term_days),
}))

interface RepayInput {
  amount: string
  daily_rate: string
  term_days: number
  disbursed_at: number
  grace_days?: number
  overdue_multiplier?: string
  events: { at: number; amount?: string }[]
}

const loanRepayKind = kind<RepayInput>((input, constants) => {
  const loan = {
    daily_rate: input.daily_rate,
    term_days: input.term_days,
    disbursed_at: input.disbursed_at,
    grace_days: input.grace_days ?? 3,
    overdue_multiplier: input.overdue_multiplier ?? constants.loan.overdue_multiplier,
  }
  let balance = newLoan(input.amount)
  const steps = input.events.map((event) => {
    const accrued = accrueLoan(loan, balance, event.at)
    const after = repayLoan(accrued, event.amount ?? '0')
    balance = after.balance
    return {
      days_charged: balance.days_charged,
      overdue_days: balance.overdue_days,
      ...loanPayoff(accrued),
      ...after.repayment,
      principal_left: amount(balance.principal),
      status: loanStatus(loan, balance),
    }
  })
  return { due_at: loanDueAt(loan.disbursed_at, loan.term_days), steps }
})

interface LtvInput {
  principal: string
  interest?: string
  collateral_qty: string
  price: string
}

const ltvKind = kind<LtvInput>((input, constants) =>
  loanToValue(input.principal, input.interest ?? '0', input.collateral_qty, input.price, constants.loan.ltv),
)

export const kinds: Kinds = {
  loan_quote: loanQuoteKind,
  loan_repay: loanRepayKind,
  ltv: ltvKind,
}
