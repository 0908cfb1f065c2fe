import { edit, type FaultSet } from '../injected-fault.ts'

const LOAN = 'features/loans/loan-state.ts'
const COLLATERAL = 'features/loans/loan-collateral.ts'
const REPAY = 'features/loans/repay-loan.ts'

/** Injected faults of loans. */
export const loanFaults: FaultSet = {
  folders: ['features/loans/'],
  faults: {
    collateral_kept_in_part: [edit(LOAN, '-(loan.collateral_qty ?? 0n)', '1n - (loan.collateral_qty ?? 0n)')],
    collateral_twice: [edit(LOAN, '-(loan.collateral_qty ?? 0n)', '-2n * (loan.collateral_qty ?? 0n)')],
    interest_on_repaid_principal: [
      edit(
        LOAN,
        'return accrueLoan(loan, stored, Math.max(at, loan.changed_at))',
        `const full = { ...stored, principal: fromUnits(loan.amount) }
         return { ...accrueLoan(loan, full, Math.max(at, loan.changed_at)), principal: stored.principal }`,
      ),
    ],
    last_day_lost: [
      edit(LOAN, 'Math.max(at, loan.changed_at))', 'Math.max(at, loan.changed_at) - 86_400_000)'),
    ],
    liquidation_fee_lost: [
      edit(COLLATERAL, 'amount: -proceeds }', 'amount: fee - proceeds }'),
      edit(COLLATERAL, 'coin, amount: fee }', 'coin, amount: 0n }'),
    ],
    loan_interest_rounded_down: [
      edit(
        LOAN,
        'repayLoan(balanceAt(loan, at), payment.amount)',
        `repayLoan(
           { ...balanceAt(loan, at), interest: balanceAt(loan, at).interest.replace(/([.]\\d{8})\\d+$/, '$1') },
           payment.amount,
         )`,
      ),
    ],
    overdue_at_normal_rate: [
      edit(LOAN, 'accrueLoan(loan, stored', "accrueLoan({ ...loan, overdue_multiplier: '1' }, stored"),
    ],
    principal_before_interest: [
      edit(LOAN, 'repayLoan(balanceAt(loan, at)', 'principalFirst(balanceAt(loan, at)'),
      edit(
        LOAN,
        'export const dueAt =',
        `function principalFirst({ interest, penalty, ...rest }: LoanBalance, offered: Decimal | 'full') {
           const first = repayLoan({ ...rest, interest: '0', penalty: '0' }, offered)
           const left = offered === 'full' ? 'full' : sub(offered, first.repayment.paid)
           const second = repayLoan({ ...first.balance, interest, penalty }, left)
           const { paid: principal } = first.repayment
           const paid = fromUnits(toUnits(principal) + toUnits(second.repayment.paid))
           return { balance: second.balance, repayment: { ...second.repayment, paid, paid_principal: principal } }
         }
         export const dueAt =`,
      ),
    ],
    repaid_before_due_sale: [edit(REPAY, 'if (isSaleDue(', 'if (false && isSaleDue(')],
    repayment_day_twice: [
      edit(
        LOAN,
        'penalty, days_charged, overdue_days }\n  return',
        'penalty, days_charged: Math.max(0, days_charged - 1), overdue_days }\n  return',
      ),
    ],
    rest_of_sale_kept: [
      edit(
        COLLATERAL,
        'toUnits(sale.fee), toUnits(sale.returned)]',
        'toUnits(sale.fee) + toUnits(sale.returned), 0n]',
      ),
    ],
    sold_too_late: [edit(LOAN, 'price, loan.ltv)', "price, { ...loan.ltv, liquidation: '0.9' })")],
  },
}
