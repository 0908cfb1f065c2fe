import type { Schema } from '@bourselet/openapi'
import { compare, type Decimal, toUnits, trim } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Files } from '../../exchange/capabilities.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Request, type Write, write } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { isSaleDue } from './collateral-prices.ts'
import {
  bookPayment,
  changeLoan,
  collateralPosting,
  isPaidOut,
  lockLoan,
  type PaidLoan,
  payoffAt,
} from './loan-state.ts'
import { takeSteps } from './loan-steps.ts'
import { viewOf } from './loan-view.ts'

/** Maximum number of partial repayments that a member can make of one loan. */
const MOST_PARTS = 500

/** Repays a loan from the member's spot account or, if the request has a quantity, adds collateral to the loan. */
export async function changeByMember(
  exchange: Exchange,
  files: Files,
  { memberId, db }: Context,
  request: Request<'loans.repay'>,
): Promise<Write<Schema<'LoanOrder'>>> {
  if ('quantity' in request) {
    await exchange.members.checkFundPassword(memberId, request.trade_password)
    return write(addCollateral, memberId, request)
  }
  await checkVoucher(files, db, memberId, request)
  await exchange.members.checkFundPassword(memberId, request.trade_password)
  return write(repayWithVoucher, files, memberId, request)
}

/** Repays a loan, and locks the voucher of the request, so that it is not deleted before the repayment is stored. */
async function repayWithVoucher(
  exchange: TxExchange,
  tx: Tx,
  files: Files,
  memberId: number,
  request: Parameters<typeof repay>[3],
) {
  await checkVoucher(files, tx, memberId, request)
  return repay(exchange, tx, memberId, request)
}

/** Throws FILE_NOT_OWNED if a request names a picture that the member has not uploaded as a voucher. */
async function checkVoucher(
  files: Files,
  reader: Reader,
  memberId: number,
  { voucher }: { voucher?: string },
): Promise<void> {
  if (voucher !== undefined && !(await files.owned(reader, memberId, voucher, 'voucher')))
    throw new Refusal('FILE_NOT_OWNED', { field: 'voucher' })
}

/**
 * Locks a member's loan and performs its due steps. Returns the loan and the time at which its change must be booked.
 * Throws if the loan is unknown, if it cannot be repaid after these steps, or if a published price may require the sale
 * of its collateral.
 */
async function lockRepayable(exchange: TxExchange, tx: Tx, memberId: number, orderNo: string) {
  const row = await lockLoan(tx, memberId, orderNo)
  if (!row) throw new Refusal('NOT_FOUND', { field: 'order_no' })
  const { ts: checkedAt } = await tx.selectFrom('loan_ticks').select('ts').executeTakeFirstOrThrow()
  // The check of the collateral ignores prices from before the last change of a loan. A change after a price has reached
  // the liquidation limit, but before the check, would therefore prevent the sale. The time of the change is read here,
  // so that the check does not ignore prices that are published while the change is booked.
  const now = exchange.clock.now()
  if (isSaleDue(exchange.index, row, checkedAt))
    throw new Refusal('LOAN_NOT_REPAYABLE', { field: 'order_no' })
  const loan = await takeSteps(exchange, tx, row)
  if (!isPaidOut(loan)) throw new Refusal('LOAN_NOT_REPAYABLE', { field: 'order_no' })
  return { loan, at: Math.max(now, loan.changed_at) }
}

/** Throws REPAYMENT_LIMIT if the member has already made the maximum number of partial repayments of a loan. */
async function refuseFurtherPart(tx: Tx, loan: PaidLoan): Promise<void> {
  const { made } = await tx
    .selectFrom('loan_repayments')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('loan_id', '=', loan.id)
    .where('source', '=', 'member')
    .executeTakeFirstOrThrow()
  if (made >= MOST_PARTS)
    throw new Refusal('REPAYMENT_LIMIT', { field: 'amount', params: { max: MOST_PARTS } })
}

/**
 * Repays a part of a loan or, if no amount is given, its whole payoff: the amount that repays the loan in full. Refuses
 * a payoff above `max_amount`, which is the highest payoff that the member has confirmed. After the maximum number of
 * partial repayments, accepts only the whole payoff.
 */
export async function repay(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  request: { order_no: string; amount?: Decimal | 'full'; max_amount?: Decimal; voucher?: string },
): Promise<Schema<'RepaidLoan'>> {
  const { loan, at } = await lockRepayable(exchange, tx, memberId, request.order_no)
  const { amount = 'full', max_amount, voucher } = request
  const payoff = payoffAt(loan, at)
  if (amount === 'full' && max_amount !== undefined && compare(payoff, max_amount) > 0)
    throw new Refusal('PAYOFF_CHANGED', { field: 'max_amount', params: { payoff: trim(payoff) } })
  if (amount !== 'full' && compare(amount, payoff) < 0) await refuseFurtherPart(tx, loan)
  const paid = await bookPayment(exchange, tx, loan, { source: 'member', amount, at, voucher })
  return { ...(await viewOf(exchange, tx, paid.loan)), repayment: paid.repayment }
}

/** Locks additional collateral for a loan, in the coin of the collateral that it already has. */
export async function addCollateral(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  { order_no, quantity }: { order_no: string; quantity: Decimal },
): Promise<Schema<'LoanOrder'>> {
  const { loan, at } = await lockRepayable(exchange, tx, memberId, order_no)
  if (loan.collateral_qty === null || loan.status === 'defaulted')
    throw new Refusal('LOAN_NOT_REPAYABLE', { field: 'order_no' })
  const units = toUnits(quantity)
  await exchange.ledger.post(tx, collateralPosting(loan, 'loan_collateral', units))
  const change = { collateral_qty: loan.collateral_qty + units, margin_called: false, changed_at: at }
  return viewOf(exchange, tx, await changeLoan(exchange, tx, loan, change))
}
