import type { Schema } from '@bourselet/openapi'
import {
  accrueLoan,
  type Decimal,
  fromUnits,
  type LoanBalance,
  type LoanToValue,
  type LtvLimits,
  loanDueAt,
  loanPayoff,
  loanToValue,
  repayLoan,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Debts } from '../../exchange/debts.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { availableBucket, type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import { CREDIT_SCORE, changeCredit } from '../../members/credit-score.ts'
import type { NotifyName } from '../../notifies/notify-text.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { LoanRow } from './loans.migration.ts'

/** The parts of the exchange that are needed to change loans. */
export type LoanParts = Pick<TxExchange, 'clock' | 'ledger' | 'sequences' | 'stream' | 'index' | 'orderNo'>

/** A loan whose amount was paid out to the member. */
export type PaidLoan = LoanRow & { disbursed_at: number }

/** Returns true if a loan was paid out and has not ended. */
export const isPaidOut = (loan: LoanRow): loan is PaidLoan =>
  loan.disbursed_at !== null && loan.ended_at === null

/** Returns the time at which a loan must be repaid. */
export const dueAt = ({ disbursed_at, term_days }: PaidLoan): number => loanDueAt(disbursed_at, term_days)

/** Locks and returns a member's loan. Returns undefined if the loan is unknown or belongs to another member. */
export function lockLoan(tx: Tx, memberId: number, orderNo: string): Promise<LoanRow | undefined> {
  const rows = tx.selectFrom('loans').selectAll().where('order_no', '=', orderNo)
  return rows.where('member_id', '=', memberId).forUpdate().executeTakeFirst()
}

/**
 * Returns the balance of a loan at a given time: the principal, the interest and the penalty. Interest and penalty are
 * charged for each day that has started by then.
 */
export function balanceAt(loan: PaidLoan, at: number): LoanBalance {
  const { interest, penalty, days_charged, overdue_days } = loan
  const stored = { principal: fromUnits(loan.principal), interest, penalty, days_charged, overdue_days }
  return accrueLoan(loan, stored, Math.max(at, loan.changed_at))
}

/** Returns the amount that repays a loan in full at a given time; 0 for a loan that was not paid out or has ended. */
export function payoffAt(loan: LoanRow, at: number): Decimal {
  return isPaidOut(loan) ? loanPayoff(balanceAt(loan, at)).payoff : fromUnits(0n)
}

/** A loan that was paid out and for which collateral is locked. */
export type SecuredLoan = PaidLoan & { collateral_qty: bigint; ltv: LtvLimits }

/** Returns true if a loan was paid out and collateral is locked for it. */
export const isSecured = (loan: LoanRow): loan is SecuredLoan =>
  isPaidOut(loan) && holdsCollateral(loan) && loan.collateral_qty !== null && loan.ltv !== null

/**
 * Returns true if collateral is locked for a loan. The collateral of a defaulted loan has already been sold, so it is
 * no longer locked.
 */
const holdsCollateral = ({ collateral_coin, status, ended_at }: LoanRow) =>
  collateral_coin !== null && status !== 'defaulted' && ended_at === null

/**
 * Returns the loan-to-value ratio of a loan at a given index price; null if no collateral is locked for the loan or it
 * was not paid out.
 */
export function valuationAt(loan: LoanRow, price: Decimal, at: number): LoanToValue | null {
  if (!isSecured(loan)) return null
  const { payoff } = loanPayoff(balanceAt(loan, at))
  const principal = fromUnits(loan.principal)
  return loanToValue(principal, sub(payoff, principal), fromUnits(loan.collateral_qty), price, loan.ltv)
}

/**
 * Stores a change of a loan and publishes it to the member as an event of the kind `record`. The next check of the
 * collateral computes the limit prices of the loan again.
 */
export async function changeLoan(
  parts: LoanParts,
  tx: Tx,
  loan: LoanRow,
  change: Partial<LoanRow>,
): Promise<LoanRow> {
  const changes = { ...change, limits_until: null }
  await tx.updateTable('loans').set(changes).where('id', '=', loan.id).execute()
  const changed = { ...loan, ...changes }
  publishRecord(parts, tx, 'loan', changed)
  return changed
}

/** A payment that reduces the debt of a loan, with the details of its booking. */
export interface Payment {
  source: Schema<'LoanRepaymentRow'>['source']
  amount: Decimal | 'full'
  /** Time of the payment, up to which interest and penalty are charged. */
  at: number
  voucher?: string | undefined
  /** Ledger entries that provide the money. If omitted, the money comes from the member's spot account. */
  entries?: Entry[]
}

/**
 * Locks the wallets of a member that bookings of a loan may change. To prevent deadlocks, every transaction locks the
 * wallets of members before system accounts. Call this function before the first booking that changes a system account,
 * because a later booking of the transaction may change one of these wallets.
 */
export async function lockLoanWallets({ ledger }: LoanParts, tx: Tx, loan: LoanRow): Promise<void> {
  const { member_id, coin, collateral_coin } = loan
  const wallets = [availableBucket(member_id, 'spot', coin)]
  if (collateral_coin !== null)
    for (const wallet of ['spot', 'finance'] as const)
      wallets.push(availableBucket(member_id, wallet, collateral_coin))
  await ledger.lock(tx, wallets)
}

/**
 * Books a payment against the penalty of a loan first, then the interest, then the principal. If the payment covers the
 * whole debt, the loan ends, and its collateral is returned unless it was sold. The transaction must already hold the
 * lock of the loan's row.
 */
export async function bookPayment(parts: LoanParts, tx: Tx, loan: PaidLoan, payment: Payment) {
  const { ledger, sequences } = parts
  const { at } = payment
  const { balance, repayment } = repayLoan(balanceAt(loan, at), payment.amount)
  const paid = {
    penalty: toUnits(repayment.paid_penalty),
    interest: toUnits(repayment.paid_interest),
    principal: toUnits(repayment.paid_principal),
  }
  const { member_id, coin, order_no } = loan
  const spot = { account: memberAccount(member_id, 'spot'), bucket: 'available', coin }
  await lockLoanWallets(parts, tx, loan)
  await ledger.post(tx, {
    ...loanBooking(payment.source === 'liquidation' ? 'loan_liquidation' : 'loan_repay', order_no),
    entries: [
      ...(payment.entries ?? [{ ...spot, amount: -toUnits(repayment.paid) }]),
      { account: 'sys:loan', bucket: '', coin, amount: paid.principal },
      { account: 'sys:interest', bucket: '', coin, amount: paid.interest + paid.penalty },
    ].filter(({ amount }) => amount !== 0n),
  })
  const { source, voucher = null } = payment
  const row = { id: sequences.next('loan_repayments'), loan_id: loan.id, source, ...paid, voucher }
  await tx
    .insertInto('loan_repayments')
    .values({ ...row, created_at: at })
    .execute()
  const { principal, interest, penalty, days_charged, overdue_days } = balance
  const left = { principal: toUnits(principal), interest, penalty, days_charged, overdue_days }
  const isRepaid = toUnits(loanPayoff(balance).payoff) === 0n
  const end = isRepaid ? ({ status: 'repaid', step_at: null, ended_at: at } as const) : {}
  if (isRepaid && source !== 'liquidation') await returnCollateral(parts, tx, loan)
  if (isRepaid && source === 'member' && loan.status === 'repaying')
    await changeCredit(tx, member_id, CREDIT_SCORE.repaid)
  const changed = await changeLoan(parts, tx, loan, {
    ...left,
    ...end,
    changed_at: at,
    margin_called: false,
  })
  return { loan: changed, repayment }
}

/** Returns the collateral of a loan to its member's spot account. */
export async function returnCollateral({ ledger }: LoanParts, tx: Tx, loan: LoanRow): Promise<void> {
  if (!holdsCollateral(loan)) return
  await ledger.post(tx, collateralPosting(loan, 'loan_collateral_return', -(loan.collateral_qty ?? 0n)))
}

/**
 * Returns the booking that locks a quantity of collateral; a negative quantity returns collateral to the member.
 */
export function collateralPosting(
  { member_id, order_no, collateral_coin }: LoanRow,
  change: 'loan_collateral' | 'loan_collateral_return',
  quantity: bigint,
): Posting {
  const coin = collateral_coin ?? ''
  return {
    ...loanBooking(change, order_no),
    entries: [
      { account: memberAccount(member_id, 'spot'), bucket: 'available', coin, amount: -quantity },
      { account: memberAccount(member_id, 'finance'), bucket: 'locked', coin, amount: quantity },
    ],
  }
}

/** Returns a booking for a loan, to which the caller adds the entries. */
export const loanBooking = (change: Posting['change'], refNo: string) => ({ change, refType: 'loan', refNo })

/** Sends the member a message about a loan. */
export function notifyLoan(
  parts: LoanParts,
  tx: Tx,
  { member_id, order_no }: LoanRow,
  name: NotifyName,
  params: Record<string, string>,
): Promise<void> {
  const about = { type: 'finance' as const, refType: 'loan', refNo: order_no }
  return publishNotifies(parts, tx, [{ memberId: member_id, name, params, ...about }])
}

/**
 * The payoffs of members' loans: for each loan that was paid out and has not ended, the amount that repays it in full.
 */
export const loanDebts: Debts = {
  async of(reader, memberId, at) {
    const loans = await openLoans(reader).where('member_id', '=', memberId).execute()
    return loans.map((loan) => debtOf(loan, at))
  },
  async ofAll(reader) {
    const loans = new Map<number, LoanRow[]>()
    for (const loan of await openLoans(reader).execute()) {
      const own = loans.get(loan.member_id)
      if (own) own.push(loan)
      else loans.set(loan.member_id, [loan])
    }
    return (memberId, at) => (loans.get(memberId) ?? []).map((loan) => debtOf(loan, at))
  },
}

const openLoans = (reader: Reader) => reader.selectFrom('loans').selectAll().where('step_at', 'is not', null)
const debtOf = (loan: LoanRow, at: number) => ({ coin: loan.coin, units: toUnits(payoffAt(loan, at)) })
