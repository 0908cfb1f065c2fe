import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { depositView } from './deposit-view.ts'

/** The member's deposits, newest first. */
export async function depositRecords(
  db: Reader,
  memberId: number,
  { coin, status, start, end, ...page }: NonNullable<Request<'deposit.records'>>,
): Promise<Data<'deposit.records'>> {
  let rows = db.selectFrom('deposits').where('member_id', '=', memberId)
  if (coin !== undefined) rows = rows.where('coin', '=', coin)
  if (status !== undefined) rows = rows.where('status', '=', status)
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(page)
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return pageOf(page, total, list.map(depositView))
}
