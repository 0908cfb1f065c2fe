import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'

/** Returns a page of the account changes of a member, newest first. */
export async function changesOf(
  db: Reader,
  memberId: number,
  request: Request<'wallet.changes'>,
): Promise<Data<'wallet.changes'>> {
  const { account, ...asked } = request ?? {}
  const own = db
    .selectFrom('account_changes')
    .where('member_id', '=', memberId)
    .where('wallet', 'in', account ? [account] : ['spot', 'futures'])
  const { page, list } = await pagedRows(own, asked, { filters: ['coin', 'type'] })
  return {
    page,
    list: list.map((row) => ({
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
  }
}
