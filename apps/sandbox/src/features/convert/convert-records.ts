import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { RecordRow } from './convert.migration.ts'

/** Returns a page of the member's conversions, swaps and transfers, newest first. */
export async function convertRecords(
  db: Reader,
  memberId: number,
  { coin, ...asked }: NonNullable<Request<'convert.records'>>,
): Promise<Data<'convert.records'>> {
  const own = db.selectFrom('convert_records').where('member_id', '=', memberId)
  const rows =
    coin === undefined
      ? own
      : own.where((is) => is.or([is('from_coin', '=', coin), is('to_coin', '=', coin)]))
  const { page, list } = await pagedRows(rows, asked, { filters: ['kind'] })
  return { page, list: list.map(recordView) }
}

/**
 * Stores a record of a conversion, swap or transfer, publishes it to the member and returns it in the format of the
 * API.
 */
export async function keepRecord(
  exchange: TxExchange,
  tx: Tx,
  row: RecordRow,
): Promise<Schema<'ConvertRecord'>> {
  await tx.insertInto('convert_records').values(row).execute()
  const record = recordView(row)
  publishRecord(exchange, tx, 'convert', { ...record, member_id: row.member_id })
  return record
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
