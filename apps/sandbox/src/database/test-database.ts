import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { atEnd } from '../test-cleanup.ts'
import { type Database, openDatabase } from './database.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { type Migration, migrate } from './migrate.ts'
import type { Tx } from './transaction.ts'

let server: Promise<string> | undefined

/** Returns the connection string of the test run's database server. The first caller starts the server. */
const serverUrl = () => (server ??= startServer())

async function startServer(): Promise<string> {
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

let administrator: Promise<pg.Client> | undefined

/** Returns the connection that creates and drops databases. The test files of a process share it. */
const administratorOf = (server: string) => (administrator ??= connectAdministrator(server))

async function connectAdministrator(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server })
  // The server may stop before this process ends. Without a listener for `error`, Node would then end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

function databaseAt(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** A template database. New databases are created as copies of it. */
export interface Template {
  /** Name of the template. Templates with the same name must have the same content throughout a test run. */
  name: string
  /** Writes the content of the template into an empty database, and closes its connections. */
  fill(url: string): Promise<void>
}

/** The templates that this process has found or created, by name. */
const templates = new Map<string, Promise<void>>()

/** Creates a template database in the first test file that needs it. Other test files wait until it is complete. */
function makeTemplate(client: pg.Client, server: string, template: Template): Promise<void> {
  const made = templates.get(template.name) ?? makeTemplateOnce(client, server, template)
  templates.set(template.name, made)
  return made
}

/**
 * Creates the template unless it exists already. An advisory lock makes other processes wait. Two calls in the same
 * process must not overlap: they use one connection, so the lock would not make the second call wait.
 */
async function makeTemplateOnce(client: pg.Client, server: string, { name, fill }: Template): Promise<void> {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
  try {
    const made = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (made.rowCount === 0) {
      const draft = `${name}_${randomBytes(6).toString('hex')}`
      await client.query(`CREATE DATABASE ${draft}`)
      await fill(databaseAt(server, draft))
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name])
  }
}

/**
 * Creates a database on the server of the test run, either empty or as a copy of the template. Returns its connection
 * string. The database is dropped after the test file.
 */
export async function testDatabaseUrl(template?: Template): Promise<string> {
  const server = await serverUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = await administratorOf(server)
  if (template) await makeTemplate(client, server, template)
  await client.query(
    `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template.name} STRATEGY FILE_COPY` : ''}`,
  )
  atEnd(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  return databaseAt(server, name)
}

/** Returns a template database with the given migrations applied. */
function migrated(migrations: Migration[]): Template {
  const names = migrations.map(({ name }) => name).join(' ')
  return {
    name: `migrated_${createHash('sha256').update(names).digest('hex').slice(0, 16)}`,
    async fill(url) {
      const database = await openDatabase({ url, connections: 1 })
      await migrate(database, systemClock(), migrations)
      await database.close()
    },
  }
}

/** Creates and opens a database with the given migrations applied. It is closed after the test file. */
export async function testDatabase(migrations: Migration[] = []): Promise<Database> {
  const database = await openDatabase({ url: await testDatabaseUrl(migrated(migrations)), connections: 4 })
  atEnd(() => database.close())
  // The migrations are applied already, because the database is a copy of the template. This call only loads the id
  // sequences.
  await migrate(database, systemClock(), migrations)
  return database
}

/**
 * Starts `late` while a transaction holds the locks that `lock` takes. Once `late` waits for a lock, the transaction
 * runs `decide` and commits. Returns the result of `late`.
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
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.found).toBe(true)
  waited.dispatchEvent(new Event('waited'))
  await decided
  return answer
}

/** Starts a transaction that takes locks. Returns a function that ends it, which releases the locks. */
export async function holdLocks(
  { transaction }: Pick<Database, 'transaction'>,
  lock: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const [locked, released] = [new EventTarget(), new EventTarget()]
  const held = once(locked, 'locked')
  const holding = transaction(async (tx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx)
    await lock(tx)
    const end = once(released, 'released')
    locked.dispatchEvent(new Event('locked'))
    await end
  })
  await Promise.race([held, holding])
  return async () => {
    released.dispatchEvent(new Event('released'))
    await holding
  }
}
