import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Returns all rows of a member, by table and column, and their balances. */
export async function memberRows({ db }: Database, memberId: number): Promise<Record<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND (column_name LIKE '%member_id' OR column_name LIKE '%owner_id' OR (table_name, column_name) = ('members', 'id'))
    ORDER BY 1, 2`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { table, column } of columns)
    found[`${table}.${column}`] = await texts(db, table, sql`${sql.ref(`it.${column}`)} = ${memberId}`)
  found.money = await texts(db, 'ledger_balances', sql`it.account LIKE ${`u:${memberId}:%`}`)
  return found
}

async function texts(db: Database['db'], table: string, own: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT it::text AS text FROM ${sql.table(table)} AS it WHERE ${own} ORDER BY 1`.execute(db)
  return rows.map(({ text }) => text)
}
