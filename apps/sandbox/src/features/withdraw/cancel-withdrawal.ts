import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { withdrawalView } from './withdrawal-view.ts'

/** Takes back a withdrawal that is still in review. A foreign one is as unknown as none. */
export async function cancelWithdrawal(
  exchange: Exchange,
  tx: Tx,
  memberId: number,
  { order_no, trade_password }: { order_no: string; trade_password: string },
): Promise<Schema<'Withdrawal'>> {
  const own = tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', order_no)
    .where('member_id', '=', memberId)
  const inReview = async (lock: boolean) => {
    const row = await (lock ? own.forUpdate() : own).executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND', { field: 'order_no' })
    if (row.status !== 'review') throw new Refusal('WITHDRAWAL_CLOSED', { field: 'order_no' })
    return row
  }
  await inReview(false)
  await exchange.members.checkFundPassword(memberId, trade_password)
  // Comparing the password took its time: the reviewer may have been faster.
  const row = await inReview(true)
  return withdrawalView(await endWithdrawal(exchange, tx, row, 'cancelled'))
}
