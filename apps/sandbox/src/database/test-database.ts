import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { type Migration, migrate } from './migrate.ts'
import type { Tx } from './transaction.ts'

// Registered when the test file is read: hooks that are added while another hook runs would never be called.
const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Runs after the test file, the last registered first. */
export function atEnd(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup)
}

/** The run's server: the first caller starts it, the others find it running. */
async function serverUrl(): Promise<string> {
  const directory = process.env.BOURSELET_TEST_DATABASE
  if (!directory) throw new Error('run the tests with vitest: its global set-up names the folder')
  const lock = join(directory, 'starting')
  while (
    !(await mkdir(lock).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((wake) => setTimeout(wake, 50))
  try {
    return (await startEmbeddedServer({ directory, durable: false })).url
  } finally {
    await rmdir(lock)
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A new empty database on the run's server, as a connection string; dropped after the test file. */
export async function testDatabaseUrl(): Promise<string> {
  const server = await serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  atEnd(() => administer(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** The same, opened, with these migrations applied; closed after the test file. */
export async function testDatabase(migrations: Migration[] = []): Promise<Database> {
  const database = await openDatabase({ url: await testDatabaseUrl(), connections: 4 })
  atEnd(() => database.close())
  await migrate(database, systemClock(), migrations)
  return database
}

/**
 * Starts `late` while a transaction holds the rows that `lock` locks. When it waits for them, the transaction goes on
 * with `decide` and commits. Returns what came of `late`.
 */
export async function whileLocked<Row, T>(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  lock: (tx: Tx) => Promise<Row>,
  late: () => Promise<T>,
  decide: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<T> {
  const [locked, waited] = [new EventTarget(), new EventTarget()]
  const held = once(locked, 'locked')
  const go = once(waited, 'waited')
  const decided = transaction(async (tx) => {
    const row = await lock(tx)
    locked.dispatchEvent(new Event('locked'))
    await go
    await decide(tx, row)
  })
  await Promise.race([held, decided])
  const answer = late()
  const waiting = sql<{ found: boolean }>`SELECT EXISTS (
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS found`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.found, { timeout: 10_000 }).toBe(true)
  waited.dispatchEvent(new Event('waited'))
  await decided
  return answer
}
