import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

/** The latest of a member. */
export function lastSubmission(reader: Reader, memberId: number) {
  return reader
    .selectFrom('kyc_submissions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether another member stands with this number, in this country or, without one, in any. */
export async function isNumberTaken(reader: Reader, memberId: number, number: string, country?: string) {
  const taken = reader
    .selectFrom('kyc_submissions')
    .select('id')
    .where(sql`upper(id_number)`, '=', number.toUpperCase())
    .where('status', 'in', ['pending', 'verified'])
    .where('member_id', '<>', memberId)
  const row = await (country === undefined ? taken : taken.where('country', '=', country))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
