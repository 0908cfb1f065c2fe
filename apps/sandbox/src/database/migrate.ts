import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from './database.ts'
import type { SequenceSource } from './sequences.ts'
import type { Tx } from './transaction.ts'

/**
 * One change of the database schema, or one insertion of initial rows. Each migration runs once, in a transaction of
 * its own. Migrations run in the order of their list.
 */
export interface Migration {
  /** Unique name of the migration, such as `wallet-1`. It must never change. */
  name: string
  up(tx: Tx): Promise<void>
  /**
   * Id sequences of tables. At every start of the sandbox, the greatest value is read from the columns of each
   * sequence. This migration or an earlier one must create an index on each of these columns, so that the start does
   * not read whole tables.
   */
  sequences?: SequenceSource[]
  /** Tables whose rows the run-time role can insert and read, but not update or delete. */
  appendOnly?: string[]
}

/** SQL type of an amount in units of 1e-8. */
export const UNITS = 'numeric(38, 0) NOT NULL'

/** Returns the SQL definition of a column for amounts that are never negative. */
export const unitsColumn = (name: string, rule = 'NOT NULL'): string =>
  `${name} numeric(38, 0) ${rule} CHECK (${name} >= 0)`

/** Runs SQL statements in order. */
export async function statements(tx: Tx, ...texts: string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(tx)
}

declare module './tables.ts' {
  interface Tables {
    migrations: { name: string; applied_at: number }
  }
}

/**
 * Applies the migrations that have not been applied yet, each in its own transaction, and loads all id sequences. The
 * Migrator of Kysely is not used, because it orders migrations by name and opens transactions of its own. Here,
 * migrations run in the order of the features, with the timeouts and rights of `owner.transaction`.
 */
export async function migrate(
  database: Pick<Database, 'owner' | 'sequences' | 'grant'>,
  clock: Clock,
  migrations: Migration[],
) {
  const { owner, sequences } = database
  const { db } = owner
  await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at int8 NOT NULL)`.execute(
    db,
  )
  const rows = await db.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  if (new Set(migrations.map((migration) => migration.name)).size !== migrations.length) {
    throw new Error('two migrations carry the same name')
  }
  // Id sequences of applied migrations that still have to be loaded. One statement loads all of them, either before the
  // next new migration, which may use them, or after the last migration.
  let unloaded: SequenceSource[] = []
  for (const migration of migrations) {
    if (!applied.has(migration.name)) {
      await sequences.load(unloaded)
      unloaded = []
      await owner.transaction(async (tx) => {
        // Creating indexes and inserting many rows can take longer than the timeouts that protect requests, so these
        // timeouts are disabled.
        await statements(
          tx,
          'SET LOCAL statement_timeout = 0',
          'SET LOCAL idle_in_transaction_session_timeout = 0',
        )
        await migration.up(tx)
        await tx.insertInto('migrations').values({ name: migration.name, applied_at: clock.now() }).execute()
      })
    }
    unloaded.push(...(migration.sequences ?? []))
  }
  await sequences.load(unloaded)
  await database.grant(migrations.flatMap(({ appendOnly }) => appendOnly ?? []))
}
