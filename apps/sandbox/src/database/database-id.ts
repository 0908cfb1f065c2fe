import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/**
 * Returns an id of the database: the system identifier of its PostgreSQL server and its number on this server. A copy
 * that was restored from a dump has another id.
 */
export async function databaseId(db: Reader): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT format('%s/%s', system_identifier, oid) AS id FROM pg_control_system(), pg_database
    WHERE datname = current_database()`.execute(db)
  return rows[0]!.id
}
