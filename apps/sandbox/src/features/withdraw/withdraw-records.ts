import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { withdrawalView } from './withdrawal-view.ts'

/** The member's withdrawals, newest first. */
export async function withdrawRecords(
  db: Reader,
  memberId: number,
  { coin, status, start, end, ...page }: NonNullable<Request<'withdraw.records'>>,
): Promise<Data<'withdraw.records'>> {
  let rows = db.selectFrom('withdrawals').where('member_id', '=', memberId)
  if (coin !== undefined) rows = rows.where('coin', '=', coin)
  if (status !== undefined) rows = rows.where('status', '=', status)
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(page)
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return pageOf(page, total, list.map(withdrawalView))
}
