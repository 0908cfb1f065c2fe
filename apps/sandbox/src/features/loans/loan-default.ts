import { DAY_MS, fromUnits, loanPayoff, min } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import { balanceKey } from '../../ledger/ledger.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { CREDIT_SCORE, changeCredit } from '../../members/credit-score.ts'
import {
  balanceAt,
  bookPayment,
  changeLoan,
  type LoanParts,
  notifyLoan,
  type PaidLoan,
} from './loan-state.ts'
import type { LoanRow } from './loans.migration.ts'

/**
 * Name of the message about a default. `LOAN_DEFAULTED`: the loan has collateral, which is sold next.
 * `LOAN_DEFAULTED_PLAIN`: the loan has no collateral. `LOAN_DEFAULTED_SHORT`: the collateral was sold for less than the
 * debt.
 */
type DefaultNotify = 'LOAN_DEFAULTED' | 'LOAN_DEFAULTED_PLAIN' | 'LOAN_DEFAULTED_SHORT'

/**
 * Marks a loan as defaulted. The caller sells its collateral or collects its debt at once; the next collection follows
 * a day later.
 */
export async function markDefaulted(
  parts: LoanParts,
  tx: Tx,
  loan: PaidLoan,
  message: DefaultNotify,
): Promise<PaidLoan> {
  await changeCredit(tx, loan.member_id, CREDIT_SCORE.defaulted)
  await notifyLoan(parts, tx, loan, message, {})
  const change = { status: 'defaulted' as const, step_at: parts.clock.now() + DAY_MS }
  await changeLoan(parts, tx, loan, change)
  return { ...loan, ...change }
}

/**
 * Collects the debt of a defaulted loan from the member's spot account: the available balance or the whole debt,
 * whichever is smaller. The next collection follows a day later.
 */
export async function collect(parts: LoanParts, tx: Tx, loan: PaidLoan): Promise<LoanRow> {
  const now = parts.clock.now()
  const step = loan.step_at ?? now
  const step_at = step > now ? step : step + (Math.floor((now - step) / DAY_MS) + 1) * DAY_MS
  const bucket = availableBucket(loan.member_id, 'spot', loan.coin)
  const available = (await parts.ledger.lock(tx, [bucket])).get(balanceKey(bucket)) ?? 0n
  if (available === 0n) return changeLoan(parts, tx, loan, { step_at })
  const { payoff } = loanPayoff(balanceAt(loan, now))
  const amount = min(fromUnits(available), payoff)
  const paid = await bookPayment(parts, tx, loan, { source: 'collection', amount, at: now })
  await notifyLoan(parts, tx, loan, 'LOAN_COLLECTED', { amount, coin: loan.coin })
  return paid.loan.ended_at === null ? changeLoan(parts, tx, paid.loan, { step_at }) : paid.loan
}
