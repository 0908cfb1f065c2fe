import type { Schema } from '@bourselet/openapi'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Request } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { DepositRow } from './deposit.migration.ts'
import { depositView } from './deposit-view.ts'
import { plainTxid } from './simulated-chain.ts'

/** Returns one deposit of the member. Throws NOT_FOUND if the deposit is unknown or belongs to another member. */
export async function findDeposit(
  reader: Reader,
  memberId: number,
  target: Request<'deposit.get'>,
): Promise<Schema<'Deposit'>> {
  let rows = reader.selectFrom('deposits').selectAll().where('member_id', '=', memberId)
  if ('id' in target) rows = rows.where('id', '=', target.id)
  else if ('order_no' in target) rows = rows.where('order_no', '=', target.order_no)
  else rows = rows.where('txid', '=', plainTxid(target.txid))
  const row = await rows.orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return depositView(row)
}

/** Locks and returns a deposit by its order number, for the sandbox controls. */
export async function lockDeposit(tx: Tx, orderNo: string): Promise<DepositRow> {
  const row = await tx
    .selectFrom('deposits')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
