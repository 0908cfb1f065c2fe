import type { Schema } from '@bourselet/openapi'
import { DAY_MS, fromUnits, loanQuote, toUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Decision } from '../../exchange/reviewers.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { CREDIT_SCORE, changeCredit } from '../../members/credit-score.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { freshTick } from './collateral-prices.ts'
import { sellCollateral } from './loan-collateral.ts'
import { collect, markDefaulted } from './loan-default.ts'
import {
  changeLoan,
  dueAt,
  isPaidOut,
  type LoanParts,
  loanBooking,
  lockLoanWallets,
  notifyLoan,
  type PaidLoan,
  payoffAt,
  returnCollateral,
} from './loan-state.ts'
import { viewOf } from './loan-view.ts'
import type { LoanRow } from './loans.migration.ts'

/** Time in ms after which the sandbox approves a loan application without a reviewer. */
export const REVIEW_MS = 15_000

/**
 * Returns the earliest time of the next step of any loan, such as payout, reminder or default; Infinity if there is
 * none.
 */
export async function nextStep(reader: Reader): Promise<number> {
  const { next } = await reader
    .selectFrom('loans')
    .select(({ fn }) => fn.min<number | null>('step_at').as('next'))
    .where('step_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return next ?? Number.POSITIVE_INFINITY
}

/**
 * Returns the time, at or after `from`, at which the next overdue loan with collateral defaults; Infinity if there is
 * none. A clock jump publishes an index price at this time, because the collateral is sold at that price.
 */
export async function nextSale(reader: Reader, from: number): Promise<number> {
  const { next } = await reader
    .selectFrom('loans')
    .select(({ fn }) => fn.min<number | null>('step_at').as('next'))
    .where('step_at', '>=', from)
    .where('status', '=', 'overdue')
    .where('collateral_coin', 'is not', null)
    .executeTakeFirstOrThrow()
  return next ?? Number.POSITIVE_INFINITY
}

/**
 * Performs the due steps of all loans, such as payouts, reminders and defaults. Each loan has a transaction of its
 * own.
 */
export async function takeDueSteps(exchange: ServerExchange): Promise<void> {
  const { database, clock } = exchange
  const due = await database.jobs.db
    .selectFrom('loans')
    .select('id')
    .where('step_at', '<=', clock.now())
    .orderBy('step_at')
    .orderBy('id')
    .execute()
  for (const { id } of due)
    await database.jobs.transaction(async (tx) => {
      const loan = await tx
        .selectFrom('loans')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (loan) await takeSteps(exchange, tx, loan)
    })
}

/** Performs all due steps of one loan, whose row the transaction has already locked. */
export async function takeSteps(parts: LoanParts, tx: Tx, loan: LoanRow): Promise<LoanRow> {
  let current = loan
  while (current.step_at !== null && current.step_at <= parts.clock.now()) {
    const next = await takeStep(parts, tx, current)
    if (next === null) break
    current = next
  }
  return current
}

/** Performs the next due step of a loan. Returns null if the step must wait for an index price. */
async function takeStep(parts: LoanParts, tx: Tx, loan: LoanRow): Promise<LoanRow | null> {
  if (!isPaidOut(loan)) return payOut(parts, tx, loan)
  if (loan.status === 'overdue') return endGrace(parts, tx, loan)
  if (loan.status === 'defaulted') return collect(parts, tx, loan)
  return parts.clock.now() > dueAt(loan) ? becomeOverdue(parts, tx, loan) : remind(parts, tx, loan)
}

/** Pays out a loan that is in review: the member receives its amount less the handling fee. */
async function payOut(parts: LoanParts, tx: Tx, loan: LoanRow): Promise<LoanRow> {
  const now = parts.clock.now()
  const { order_no, member_id, coin, amount } = loan
  const quote = loanQuote({ ...loan, amount: fromUnits(amount) })
  const fee = toUnits(quote.handling_fee)
  const spot = { account: memberAccount(member_id, 'spot'), bucket: 'available', coin }
  await lockLoanWallets(parts, tx, loan)
  await parts.ledger.post(tx, {
    ...loanBooking('loan_disburse', order_no),
    entries: [
      { account: 'sys:loan', bucket: '', coin, amount: -amount },
      { ...spot, amount: amount - fee },
      { account: 'sys:fee', bucket: '', coin, amount: fee },
    ].filter((entry) => entry.amount !== 0n),
  })
  const paid: PaidLoan = { ...loan, disbursed_at: now }
  await notifyLoan(parts, tx, loan, 'LOAN_PAID_OUT', { amount: quote.actual_arrival, coin })
  const money = { principal: amount, disbursed_at: now, changed_at: now }
  return changeLoan(parts, tx, loan, { status: 'repaying', ...money, step_at: dueAt(paid) - DAY_MS })
}

async function remind(parts: LoanParts, tx: Tx, loan: PaidLoan): Promise<LoanRow> {
  const payoff = payoffAt(loan, dueAt(loan))
  await notifyLoan(parts, tx, loan, 'LOAN_DUE_SOON', { amount: payoff, coin: loan.coin })
  return changeLoan(parts, tx, loan, { step_at: dueAt(loan) + 1 })
}

async function becomeOverdue(parts: LoanParts, tx: Tx, loan: PaidLoan): Promise<LoanRow> {
  await changeCredit(tx, loan.member_id, CREDIT_SCORE.overdue)
  const params = { multiplier: loan.overdue_multiplier, days: String(loan.grace_days) }
  await notifyLoan(parts, tx, loan, 'LOAN_OVERDUE', params)
  return changeLoan(parts, tx, loan, { status: 'overdue', step_at: defaultAt(loan) })
}

const defaultAt = (loan: PaidLoan) => dueAt(loan) + loan.grace_days * DAY_MS + 1

/**
 * Marks an overdue loan as defaulted after its days of grace. Sells its collateral or, without collateral, collects the
 * debt from the spot account. Returns null if the sale must wait for a fresh index price.
 */
async function endGrace(parts: LoanParts, tx: Tx, loan: PaidLoan): Promise<LoanRow | null> {
  const now = parts.clock.now()
  const tick = loan.collateral_coin === null ? null : freshTick(parts.index, loan.collateral_coin, now)
  if (loan.collateral_coin !== null && tick === null) return null
  const defaulted = await markDefaulted(parts, tx, loan, tick ? 'LOAN_DEFAULTED' : 'LOAN_DEFAULTED_PLAIN')
  return tick ? sellCollateral(parts, tx, defaulted, tick) : collect(parts, tx, defaulted)
}

/** Applies a reviewer's decision on a loan application. A rejection returns the collateral. */
export function reviewLoan(
  exchange: ServerExchange,
  { id, approve, reason }: Decision,
): Promise<Schema<'LoanOrder'>> {
  return exchange.database.jobs.transaction(async (tx) => {
    const rows = tx.selectFrom('loans').selectAll().where('order_no', '=', id)
    const loan = await rows.forUpdate().executeTakeFirst()
    if (!loan) throw new Refusal('NOT_FOUND')
    if (loan.status !== 'review') throw new Refusal('ORDER_CLOSED')
    return viewOf(
      exchange,
      tx,
      await (approve ? payOut(exchange, tx, loan) : reject(exchange, tx, loan, reason)),
    )
  })
}

async function reject(parts: LoanParts, tx: Tx, loan: LoanRow, reason: string): Promise<LoanRow> {
  await returnCollateral(parts, tx, loan)
  await notifyLoan(parts, tx, loan, 'LOAN_REJECTED', {})
  const end = { status: 'rejected' as const, step_at: null, ended_at: parts.clock.now() }
  return changeLoan(parts, tx, loan, { ...end, reject_reason: reason || null })
}
