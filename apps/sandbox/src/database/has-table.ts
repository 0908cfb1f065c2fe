import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/** Returns true if the database contains a table with this name. */
export async function hasTable(db: Reader, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT to_regclass(${name}) IS NOT NULL AS found`.execute(db)
  return rows[0]?.found === true
}
