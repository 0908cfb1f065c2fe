import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Removes the database constraints and triggers that would stop an injected fault before an audit can detect it. */
export async function dropGuards({ db }: Database): Promise<void> {
  await sql`DROP TRIGGER option_orders_final ON option_orders`.execute(db)
  await sql`DROP TRIGGER rounds_final ON rounds`.execute(db)
  const { rows } = await sql<{ drop: string }>`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop FROM pg_constraint
    WHERE contype = 'c' AND conrelid IN ('rounds'::regclass, 'option_orders'::regclass)`.execute(db)
  for (const { drop } of rows) await sql.raw(drop).execute(db)
}
