import {
  add,
  compare,
  type Decimal,
  isWireAmount,
  isZero,
  loanToValue,
  repayLoan,
  sub,
  trim,
} from '@bourselet/sdk/money'
import { useBalances } from '../../../shared/data/use-balances.ts'
import { type Problem, useForm } from '../../../shared/form/use-form.ts'
import type { Loan } from '../loan.ts'
import { securedBy } from '../ltv-scale.tsx'
import { useLoans } from '../use-loans.ts'

/**
 * The kind of payment: `full` repays the whole debt, `part` repays a part of it, `collateral` adds
 * collateral.
 */
export type RepayMode = 'full' | 'part' | 'collateral'

type Entries = { mode: RepayMode; amount: Decimal | '' }
/** The request that repays a loan or adds collateral, without the fund password. */
type RepayIntent =
  | { order_no: string; amount: Decimal }
  | { order_no: string; amount: 'full'; max_amount: Decimal }
  | { order_no: string; action: 'add_collateral'; quantity: Decimal }

/** Returns how the server will split a payment between penalty, interest and principal. */
export function splitOf({ principal_left, interest_due, penalty_due }: Loan, offered: Decimal | 'full') {
  const due = { principal: principal_left, interest: interest_due, penalty: penalty_due }
  return repayLoan({ ...due, days_charged: 0, overdue_days: 0 }, offered).repayment
}

/** Returns true if the amount is positive and has at most 8 decimals. */
const isAmount = (amount: Decimal | ''): amount is Decimal =>
  amount !== '' && isWireAmount(trim(amount)) && !isZero(amount)

/** Returns the state of the form that repays a loan or adds collateral. */
export function useRepayment(loan: Loan, mode: RepayMode, price: Decimal | null, onDone: () => void) {
  const { data: wallet } = useBalances()
  const { refetch } = useLoans('open')
  const available = (coin: string | null) =>
    wallet?.list.find((row) => row.account === 'spot' && row.coin === coin)?.available ?? '0'
  const costOf = ({ mode, amount }: Entries) => (mode === 'full' ? loan.payoff : amount)
  const form = useForm({
    initial: { mode, amount: '' } as Entries,
    check(entries: Entries): { amount?: Problem } {
      const cost = costOf(entries)
      if (cost === '') return { amount: 'REQUIRED' }
      if (!isAmount(cost)) return { amount: 'AMOUNT_FORMAT' }
      const coin = entries.mode === 'collateral' ? loan.collateral_coin : loan.coin
      const paid = entries.mode === 'part' ? splitOf(loan, cost).paid : cost
      // Until the wallet is loaded, the form does not check the balance. The server checks it in any case.
      if (!wallet || compare(paid, available(coin)) <= 0) return {}
      const params = { available: available(coin), unit: coin }
      return { amount: { name: 'INSUFFICIENT_BALANCE', params } }
    },
    places: { INSUFFICIENT_BALANCE: 'amount', quantity: 'amount' },
    needsFundPassword: true,
    invalidates: [['wallet.balances']],
    request: ({ mode, amount }: Entries): RepayIntent => {
      const { order_no } = loan
      if (mode === 'collateral') return { order_no, action: 'add_collateral', quantity: trim(amount) }
      // Interest or a penalty for another day may be charged before the server books the repayment. `max_amount` limits
      // the repayment to the amount that the member confirms.
      if (mode === 'full' || compare(amount, loan.payoff) >= 0)
        return { order_no, amount: 'full', max_amount: trim(loan.payoff) }
      return { order_no, amount: trim(amount) }
    },
    send: (sdk, intent: RepayIntent, { fundPassword, idempotencyKey }) =>
      sdk.loans.repay({ ...intent, trade_password: fundPassword }, { idempotencyKey }),
    onDone,
    onFailed: refetch,
  })
  const { values } = form
  const cost = costOf(values)
  const split = values.mode === 'collateral' ? null : splitOf(loan, isAmount(cost) ? cost : '0')
  const secured = securedBy(loan)
  const more = values.mode === 'collateral' && isAmount(values.amount) ? values.amount : '0'
  const ratioWith = (added: Decimal) =>
    secured && price !== null && values.mode === 'collateral'
      ? loanToValue(
          loan.principal_left,
          sub(loan.payoff, loan.principal_left),
          add(secured.collateral_qty, added),
          price,
          secured.ltv,
        )
      : null
  const [before, after] = [ratioWith('0'), ratioWith(more)]
  return {
    form,
    split,
    before,
    after,
    available: available(loan.coin),
    coins: available(loan.collateral_coin),
  }
}
