import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import type { RecordRow } from './convert.migration.ts'

/** The member's conversions, swaps and transfers, newest first. */
export async function convertRecords(
  db: Reader,
  memberId: number,
  { kind, coin, start, end, ...page }: NonNullable<Request<'convert.records'>>,
): Promise<Data<'convert.records'>> {
  let rows = db.selectFrom('convert_records').where('member_id', '=', memberId)
  if (kind !== undefined) rows = rows.where('kind', '=', kind)
  if (coin !== undefined)
    rows = rows.where((is) => is.or([is('from_coin', '=', coin), is('to_coin', '=', coin)]))
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(page)
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return pageOf(page, total, list.map(recordView))
}

/** Writes a record and returns it as the caller sees it. */
export async function keepRecord(tx: Tx, row: RecordRow): Promise<Schema<'ConvertRecord'>> {
  await tx.insertInto('convert_records').values(row).execute()
  return recordView(row)
}

export function recordView({
  id: _,
  member_id: __,
  from_amount,
  to_amount,
  ...row
}: RecordRow): Schema<'ConvertRecord'> {
  return {
    ...row,
    from_amount: fromUnits(from_amount),
    to_amount: fromUnits(to_amount),
    fee: fromUnits(0n),
    status: 'success',
  }
}
