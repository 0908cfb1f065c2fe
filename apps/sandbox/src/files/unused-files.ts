import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Age in days from which an unused picture is deleted. A picture can be unused for a long time, because a form uploads
 * it before the member sends the form.
 */
const UNUSED_DAYS = 7
/** Time in days after a refused identity check in which its photos are kept. */
const REFUSED_DAYS = 30

/**
 * Deletes the rows of pictures that no member uses and no reviewer needs, and returns their names: pictures that were
 * never part of a request, former avatars, and photos of identity checks that were refused long ago.
 */
export async function deleteUnused(tx: Tx, now: number): Promise<string[]> {
  const unused = sql`created_at < ${now - UNUSED_DAYS * DAY_MS} AND '/files/' || name NOT IN (
    SELECT avatar FROM members WHERE avatar IS NOT NULL
    UNION ALL SELECT voucher FROM deposits WHERE voucher IS NOT NULL
    UNION ALL SELECT voucher FROM loan_repayments WHERE voucher IS NOT NULL
    UNION ALL SELECT unnest(ARRAY[id_front, coalesce(id_back, id_front)]) FROM kyc_submissions
      WHERE status <> 'rejected' OR reviewed_at >= ${now - REFUSED_DAYS * DAY_MS})`
  // A request that names a picture locks its row until the request is stored (`owned`). The rows are therefore locked
  // first, and the second statement reads what was stored until then.
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM files WHERE ${unused} FOR UPDATE SKIP LOCKED`.execute(tx)
  const names = rows.map(({ name }) => name)
  const deleted = await sql<{ name: string }>`
    DELETE FROM files WHERE name = ANY(${names}) AND ${unused} RETURNING name`.execute(tx)
  return deleted.rows.map(({ name }) => name)
}
