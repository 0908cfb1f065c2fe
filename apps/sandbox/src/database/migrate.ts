import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { type Reader, type Tx, transaction } from './transaction.ts'

/** One step of the schema (or of the seeds): all of it or nothing, once, in the order of the list. */
export interface Migration {
  /** Unique and final: `wallet-1`, `wallet-2`, … */
  name: string
  up(tx: Tx): Promise<void>
}

/** Runs SQL statements in order: migrations write their schema as plain text. */
export async function statements(tx: Tx, ...texts: string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(tx)
}

declare module './tables.ts' {
  interface Tables {
    migrations: { name: string; applied_at: number }
  }
}

/** Applies what is missing, each migration in a transaction of its own. Returns the names applied now. */
export async function migrate(db: Reader, clock: Clock, migrations: Migration[]): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at int8 NOT NULL)`.execute(
    db,
  )
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  const names = new Set(migrations.map((migration) => migration.name))
  if (names.size !== migrations.length) throw new Error('two migrations carry the same name')
  const missing = migrations.filter((migration) => !applied.has(migration.name))
  for (const migration of missing) {
    await transaction(db, async (tx) => {
      await migration.up(tx)
      await tx.insertInto('migrations').values({ name: migration.name, applied_at: clock.now() }).execute()
    })
  }
  return missing.map((migration) => migration.name)
}
