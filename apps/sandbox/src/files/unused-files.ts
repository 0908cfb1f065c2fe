import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Age in days from which an unused picture is deleted. A picture can be unused for a long time, because a form uploads
 * it before the member sends the form.
 */
const UNUSED_DAYS = 7
/** Time in days in which photos of a refused identity check and vouchers of a rejected deposit are kept. */
const REFUSED_DAYS = 30

/**
 * Deletes the rows of pictures that no member uses and no reviewer needs, and returns their names: pictures that were
 * never part of a request, former avatars, photos of identity checks that were refused long ago, and vouchers of deposits
 * that were below the minimum or were declared long ago and rejected. Such a deposit then has no voucher.
 */
export async function deleteUnused(tx: Tx, now: number): Promise<string[]> {
  const unused = sql`created_at < ${now - UNUSED_DAYS * DAY_MS} AND '/files/' || name NOT IN (
    SELECT avatar FROM members WHERE avatar IS NOT NULL
    UNION ALL SELECT voucher FROM deposits WHERE voucher IS NOT NULL AND (status IN ('pending', 'review', 'success')
      OR status = 'rejected' AND created_at >= ${now - REFUSED_DAYS * DAY_MS})
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
  const gone = deleted.rows.map(({ name }) => name)
  const urls = gone.map((name) => `/files/${name}`)
  if (urls.length > 0) await sql`UPDATE deposits SET voucher = NULL WHERE voucher = ANY(${urls})`.execute(tx)
  return gone
}
