import {
  accrueLoan,
  add,
  collateralSale,
  DAY_MS,
  fromUnits,
  granted,
  loanToValue,
  repayLoan,
  sub,
} from '@bourselet/sdk/money'
import { type LoanRules, loanRules } from '../../features/loans/loan-state.ts'
import type { LoanRow } from '../../features/loans/loans.migration.ts'

type Row = Parameters<LoanRules['accrue']>[0] & Pick<LoanRow, 'amount'>
const accruing = (change: (row: Row, balance: Parameters<typeof accrueLoan>[1], at: number) => unknown) =>
  change as unknown as LoanRules['accrue']

/** Rules of loans that are broken on purpose. */
const broken = {
  interest_on_repaid_principal: {
    accrue: accruing((row, balance, at) => {
      const full = accrueLoan(row, { ...balance, principal: fromUnits(row.amount) }, at)
      return { ...full, principal: balance.principal }
    }),
  },
  repayment_day_twice: {
    accrue: accruing((row, balance, at) =>
      accrueLoan(row, { ...balance, days_charged: Math.max(0, balance.days_charged - 1) }, at),
    ),
  },
  last_day_lost: { accrue: accruing((row, balance, at) => accrueLoan(row, balance, at - DAY_MS)) },
  overdue_at_normal_rate: {
    accrue: accruing((row, balance, at) => accrueLoan({ ...row, overdue_multiplier: '1' }, balance, at)),
  },
  principal_before_interest: {
    repay(balance, offered) {
      const { interest, penalty, ...rest } = balance
      const first = repayLoan({ ...rest, interest: '0', penalty: '0' }, offered)
      const left = offered === 'full' ? 'full' : sub(offered, first.repayment.paid)
      const second = repayLoan({ ...first.balance, interest, penalty }, left)
      const paid = add(first.repayment.paid, second.repayment.paid)
      const paid_principal = add(first.repayment.paid_principal, second.repayment.paid_principal)
      return { balance: second.balance, repayment: { ...second.repayment, paid, paid_principal } }
    },
  },
  loan_interest_rounded_down: {
    repay: (balance, offered) => repayLoan({ ...balance, interest: granted(balance.interest) }, offered),
  },
  collateral_twice: { returned: ({ collateral_qty }) => 2n * (collateral_qty ?? 0n) },
  collateral_kept_in_part: { returned: ({ collateral_qty }) => (collateral_qty ?? 0n) - 1n },
  liquidation_fee_lost: { bookedFee: () => 0n },
  sold_too_late: {
    valuation: (principal, interest, quantity, price, limits) =>
      loanToValue(principal, interest, quantity, price, { ...limits, liquidation: '0.9' }),
  },
  rest_of_sale_kept: {
    sale(...terms) {
      const { fee, returned, ...sale } = collateralSale(...terms)
      return { ...sale, fee: add(fee, returned), returned: fromUnits(0n) }
    },
  },
} satisfies Record<string, Partial<LoanRules>>

export type LoanFault = keyof typeof broken

export const loanFaultNames = Object.keys(broken) as LoanFault[]

export const faultyLoanRules = (fault: LoanFault): LoanRules => ({ ...loanRules, ...broken[fault] })
