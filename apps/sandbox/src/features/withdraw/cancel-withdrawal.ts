import type { Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Write, write } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'
import { withdrawalView } from './withdrawal-view.ts'

/**
 * Cancels a withdrawal that is under review. Another member's withdrawal is refused with the same error as an unknown
 * order number, so nobody learns that it exists.
 */
export async function cancelWithdrawal(
  { members }: Exchange,
  { memberId, db }: Context,
  { order_no, trade_password }: { order_no: string; trade_password: string },
): Promise<Write<Schema<'Withdrawal'>>> {
  inReview(await ownWithdrawal(db, memberId, order_no).executeTakeFirst())
  await members.checkFundPassword(memberId, trade_password)
  return write(cancel, memberId, order_no)
}

async function cancel(exchange: TxExchange, tx: Tx, memberId: number, orderNo: string) {
  // The reviewer may have decided while the fund password was verified, so the status is checked again.
  const row = inReview(await ownWithdrawal(tx, memberId, orderNo).forUpdate().executeTakeFirst())
  return withdrawalView(await endWithdrawal(exchange, tx, row, 'cancelled'))
}

const ownWithdrawal = (db: Reader, memberId: number, orderNo: string) =>
  db.selectFrom('withdrawals').selectAll().where('order_no', '=', orderNo).where('member_id', '=', memberId)

function inReview(row: WithdrawalRow | undefined): WithdrawalRow {
  if (!row) throw new Refusal('NOT_FOUND', { field: 'order_no' })
  if (row.status !== 'review') throw new Refusal('WITHDRAWAL_CLOSED', { field: 'order_no' })
  return row
}
