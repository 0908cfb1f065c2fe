import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import type { ServerExchange } from '../exchange/exchange.ts'

/**
 * Age in days from which an unused picture is deleted. A picture can be unused for a long time, because a form uploads
 * it before the member sends the form.
 */
const UNUSED_DAYS = 7

/**
 * Deletes the rows of pictures that are older than `UNUSED_DAYS`, are not avatars, and are not used by any feature
 * (`usedFiles` of the feature modules). Returns the names of these pictures. The features remove the addresses of these
 * pictures from their own rows (`dropFiles`).
 */
export async function deleteUnused(
  { usedFiles, dropFiles }: Pick<ServerExchange, 'usedFiles' | 'dropFiles'>,
  tx: Tx,
  now: number,
): Promise<string[]> {
  const used = sql.join([sql`SELECT avatar FROM members`, ...usedFiles(now)], sql` UNION ALL `)
  const unused = sql`created_at < ${now - UNUSED_DAYS * DAY_MS}
    AND '/files/' || name NOT IN (SELECT url FROM (${used}) AS used (url) WHERE url IS NOT NULL)`
  // The function `owned`, which each request that uses a picture calls, locks the picture's row until the request is
  // stored. The first statement skips such rows and locks the rows of all other unused pictures. A request may have been stored just
  // before that lock, so the second statement checks again that the pictures are unused.
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM files WHERE ${unused} FOR UPDATE SKIP LOCKED`.execute(tx)
  const names = rows.map(({ name }) => name)
  const deleted = await sql<{ name: string }>`
    DELETE FROM files WHERE name = ANY(${names}) AND ${unused} RETURNING name`.execute(tx)
  const gone = deleted.rows.map(({ name }) => name)
  if (gone.length > 0)
    await dropFiles(
      tx,
      gone.map((name) => `/files/${name}`),
    )
  return gone
}
