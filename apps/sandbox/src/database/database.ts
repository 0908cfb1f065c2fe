import { sql } from 'kysely'
import pg from 'pg'
import { connect } from './connect.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { type Sequences, sequencesOf } from './sequences.ts'
import { type Reader, type Tx, transaction } from './transaction.ts'

export interface DatabaseOptions {
  /** A PostgreSQL server given from outside. Without it an own server runs under `dataDir`. */
  url?: string
  dataDir?: string
  connections?: number
}

/** The open database. One process at a time: a second one on the same data is refused. */
export interface Database {
  db: Reader
  sequences: Sequences
  /** One command, one transaction. See `transaction.ts`. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * A transaction that commits on its own while another one is open: for failure counters, which a refusal must
   * not roll back. It has connections of its own, so that it never waits for the one that waits for it.
   */
  apart<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Null when every commit survives power loss, else the settings that say otherwise. */
  weakSettings(): Promise<string[]>
  close(): Promise<void>
}

/** Another process holds the data. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

const LOCK = 730_001

/** Holds the lock on a connection of its own; a process that has just died lets go within moments. */
async function lock(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  await client.connect()
  for (let attempt = 1; ; attempt++) {
    const result = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK])
    if (result.rows[0]?.held) return client
    if (attempt === 20) {
      await client.end()
      throw new DatabaseInUseError(
        'Another sandbox is running on this database: stop it, or give a DATA_DIR of its own.',
      )
    }
    await new Promise((wake) => setTimeout(wake, 100))
  }
}

async function weakSettings(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`.execute(db)
  return rows.filter((row) => row.setting !== 'on').map((row) => `${row.name}=${row.setting}`)
}

/** Opens the database: the given server, or an embedded one with fsync on. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.url
    ? undefined
    : await startEmbeddedServer({ directory: options.dataDir ?? '.data/sandbox', durable: true })
  const url = options.url ?? embedded?.url ?? ''
  const holder = await lock(url)
  // The lock ends with its connection: going on without it could let a second writer in.
  let closing = false
  holder.on('error', () => {
    if (!closing) process.exit(70)
  })
  const { db } = connect(url, options.connections)
  const counters = connect(url, 2)
  return {
    db,
    sequences: sequencesOf(db),
    transaction: (run) => transaction(db, run),
    apart: (run) => transaction(counters.db, run),
    weakSettings: () => weakSettings(db),
    async close() {
      closing = true
      await Promise.all([db.destroy(), counters.db.destroy()])
      await holder.end().catch(() => {})
      await embedded?.stop()
    },
  }
}

/** Drops everything, the migrations' list included: the sandbox's reset. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(db)
  await sql`CREATE SCHEMA public`.execute(db)
}
