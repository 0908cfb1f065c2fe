import { sql } from 'kysely'
import pg from 'pg'
import { type Connections, openPool } from './connect.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { grantRuntime, makeRuntimeRole, roleOf } from './roles.ts'
import { type Sequences, sequencesOf } from './sequences.ts'
import type { Reader } from './transaction.ts'

export interface DatabaseOptions {
  /** Connection string of an external PostgreSQL server. Without it, an embedded server is started in `dataDir`. */
  url?: string
  /**
   * Connection string of the role that owns the tables, if it is not the role of `url`. Migrations and the reset use
   * this role, everything else the role of `url`.
   */
  ownerUrl?: string
  dataDir?: string
  /** Time in ms for a fast shutdown of the embedded server. */
  shutdownMs?: number
  /** Number of connections for API calls. */
  connections?: number
  /** Writes a line to the operator log. Default: `console.error`. */
  log?(line: string): void
}

/**
 * The open database. This object is the connection pool for requests. Work that must continue under load has separate
 * pools. Only one process at a time can open a database.
 */
export interface Database extends Connections {
  sequences: Sequences
  /** Connections for the command loops of spot and futures, which run trading commands in batches. */
  trading: Connections
  /** Connections for published prices: index, marks and candles. */
  prices: Connections
  /** Connections for scheduled work: settlements, payouts and automatic approvals. */
  jobs: Connections
  /** Connection with the role that owns the tables, for migrations and the reset. */
  owner: Connections
  /** Returns true if requests and jobs use the role that owns the tables. */
  runsAsOwner(): Promise<boolean>
  /** Grants the run-time role access to the rows of all tables. Does nothing if the run-time role owns the tables. */
  grant(appendOnly: string[]): Promise<void>
  /** Connections that only health checks use. */
  health: Connections
  /** Returns a message for each pool in which no statement succeeds within `ms`. */
  problems(ms: number): Promise<string[]>
  /**
   * Returns the PostgreSQL settings with unsafe values, with which a power failure can lose commits; empty if
   * there are none.
   */
  weakSettings(): Promise<string[]>
  /** Waits briefly for running statements, closes all connections, and stops the embedded server if there is one. */
  close(): Promise<void>
}

/** Thrown if another process has opened the same database. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/**
 * Thrown if the database server cannot be reached or refuses the role, or if the role that owns the tables may not create
 * any. The message is one line that names the environment variable with the connection string.
 */
export class DatabaseConnectionError extends Error {
  override name = 'DatabaseConnectionError'
}

/** Time limit in ms of the first connection. */
const FIRST_CONNECTION_MS = 30_000

/** Opens a connection. `setting` is the environment variable that contains the connection string, if there is one. */
async function connect(url: string, setting: string | undefined): Promise<pg.Client> {
  try {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sandbox lock',
      keepAlive: true,
      connectionTimeoutMillis: FIRST_CONNECTION_MS,
    })
    await client.connect()
    return client
  } catch (error) {
    if (setting === undefined) throw error
    const { message, code } = error as NodeJS.ErrnoException
    throw new DatabaseConnectionError(`${setting}: no connection to the database: ${message || code}`)
  }
}

/**
 * Throws a DatabaseConnectionError if the role of a connection may not create tables. `setting` is the environment
 * variable that contains the connection string.
 */
async function checkRights(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ role: string; can_create: boolean | null }>(
    `SELECT quote_ident(current_user) AS role,
            has_schema_privilege(to_regnamespace('public'), 'CREATE') AS can_create`,
  )
  const [{ role, can_create } = { role: '', can_create: null }] = rows
  if (can_create) return
  throw new DatabaseConnectionError(
    `${setting}: the role ${role} may not create tables: name the owner of the database, or run GRANT CREATE ON SCHEMA public TO ${role};`,
  )
}

const LOCK = 730_001

/** Exit code of the process after the connection with the lock has ended. */
const LOCK_LOST = 70

/**
 * Opens a separate connection and locks the database on it for this process. With `setting`, also checks that the role
 * of the connection may create tables. Retries for two seconds, because a process that has just ended may hold the lock
 * a moment longer.
 */
async function lock(url: string, setting: string | undefined): Promise<pg.Client> {
  const client = await connect(url, setting)
  if (setting !== undefined)
    await checkRights(client, setting).catch(async (error) => {
      await client.end()
      throw error
    })
  for (let attempt = 1; ; attempt++) {
    const result = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [LOCK])
    if (result.rows[0]?.held) return client
    if (attempt === 20) {
      await client.end()
      const other =
        setting === undefined ? 'give a DATA_DIR of its own' : `name another database in ${setting}`
      throw new DatabaseInUseError(`Another sandbox is running on this database: stop it, or ${other}.`)
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

/**
 * Number of connections of each pool, and maximum duration of a statement in ms. Statements of requests are short;
 * those of jobs may take longer.
 */
const POOLS = {
  calls: { connections: 10, statementMs: 10_000 },
  trading: { connections: 2, statementMs: 10_000 },
  prices: { connections: 2, statementMs: 10_000 },
  jobs: { connections: 4, statementMs: 60_000 },
  health: { connections: 1, statementMs: 30_000 },
  owner: { connections: 1, statementMs: 60_000 },
}

function openPools(url: string, ownerUrl: string, { connections, log = console.error }: DatabaseOptions) {
  const hookFailed = (error: unknown) =>
    log(`after a commit: ${error instanceof Error ? error.stack : String(error)}`)
  const open = (name: keyof typeof POOLS, given: { connections?: number } = {}) =>
    openPool(name === 'owner' ? ownerUrl : url, { name, ...POOLS[name], ...given, hookFailed })
  return {
    calls: open('calls', connections === undefined ? {} : { connections }),
    trading: open('trading'),
    prices: open('prices'),
    jobs: open('jobs'),
    health: open('health'),
    owner: open('owner'),
  }
}

/**
 * Opens the database on an external server or, if no `url` is given, on an embedded server with fsync. Throws a
 * DatabaseConnectionError unless the external server accepts a connection of each of the two roles, and the owner may
 * create tables.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.url
    ? undefined
    : await startEmbeddedServer({
        directory: options.dataDir ?? '.data/sandbox',
        durable: true,
        endsWithProcess: true,
        shutdownMs: options.shutdownMs,
      })
  const ownerUrl = options.ownerUrl ?? options.url ?? embedded?.url ?? ''
  if (options.url && options.ownerUrl) await (await connect(options.url, 'DATABASE_URL')).end()
  const setting = options.url && (options.ownerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL')
  const holder = await lock(ownerUrl, setting).catch(async (error) => {
    // This process stops only a server that it has started. A server of another process keeps running.
    if (embedded?.isOwn) await embedded.stop()
    throw error
  })
  embedded?.adopt()
  const url = embedded ? await runtimeUrl(ownerUrl) : (options.url ?? '')
  return databaseOver({ url, ownerUrl }, holder, embedded, options)
}

async function runtimeUrl(ownerUrl: string): Promise<string> {
  const owner = openPool(ownerUrl, { name: 'roles', ...POOLS.owner, hookFailed: () => {} })
  try {
    return await makeRuntimeRole(owner.db, ownerUrl)
  } finally {
    await owner.close()
  }
}

function databaseOver(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  holder: pg.Client,
  embedded: EmbeddedServer | undefined,
  options: DatabaseOptions,
): Database {
  // The lock of this process is lost when its connection ends. Another process could then open the database, so this
  // process exits.
  let closing = false
  holder.on('error', ({ message }) => {
    if (closing) return
    const { log = console.error } = options
    log(`The database server ended the connection that locks the database, so the sandbox exits: ${message}`)
    process.exit(LOCK_LOST)
  })
  const pools = openPools(url, ownerUrl, options)
  const { calls, trading, prices, jobs, health, owner } = pools
  // The roles are read from the connections, because a connection string can state its role in several ways.
  const roles = () => Promise.all([roleOf(calls.db), roleOf(owner.db)])
  return {
    db: calls.db,
    transaction: calls.transaction,
    sequences: sequencesOf(owner.db),
    ...{ trading, prices, jobs, health, owner },
    async runsAsOwner() {
      const [role, ownerRole] = await roles()
      return role === ownerRole
    },
    async grant(appendOnly) {
      const [role, ownerRole] = await roles()
      if (role !== ownerRole) await grantRuntime(owner.db, role, appendOnly)
    },
    async problems(ms) {
      const found = await Promise.all(Object.values(pools).map((pool) => pool.problem(ms)))
      return found.filter((problem) => problem !== null)
    },
    weakSettings: () => weakSettings(health.db),
    async close() {
      closing = true
      await Promise.all(Object.values(pools).map((pool) => pool.close()))
      holder.connection.stream.destroy()
      await embedded?.stop()
    },
  }
}

/**
 * Drops all tables, including the list of applied migrations. First cancels the running statements of the exchange,
 * such as a check of the whole ledger, because their locks would block the drop. The sandbox control `reset` uses this
 * function.
 */
export async function emptyDatabase({
  jobs,
  owner: { db },
}: Pick<Database, 'jobs' | 'owner'>): Promise<void> {
  await sql`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
    AND usename = current_user AND state = 'active' AND pid <> pg_backend_pid()`.execute(jobs.db)
  await sql`DROP SCHEMA public CASCADE`.execute(db)
  await sql`CREATE SCHEMA public`.execute(db)
}
