import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'

/** The account-change rows of a member, newest first. */
export async function changesOf(
  db: Reader,
  memberId: number,
  request: Request<'wallet.changes'>,
): Promise<Data<'wallet.changes'>> {
  const { coin, account, type, start, end } = request ?? {}
  let rows = db
    .selectFrom('account_changes')
    .where('member_id', '=', memberId)
    .where('wallet', 'in', account ? [account] : ['spot', 'futures'])
  if (coin !== undefined) rows = rows.where('coin', '=', coin)
  if (type !== undefined) rows = rows.where('type', '=', type)
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(request ?? {})
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return pageOf(
    request ?? {},
    total,
    list.map((row) => ({
      id: row.id,
      account: row.wallet as 'spot' | 'futures',
      coin: row.coin,
      type: row.type,
      available_delta: fromUnits(row.available_delta),
      frozen_delta: fromUnits(row.frozen_delta),
      available_after: fromUnits(row.available_after),
      frozen_after: fromUnits(row.frozen_after),
      ref_type: row.ref_type,
      ref_no: row.ref_no,
      remark: row.remark,
      created_at: row.created_at,
    })),
  )
}
