import { setTimeout } from 'node:timers/promises'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isRolledBack, markRolledBack, throwRolledBack } from './lost-connection.ts'
import type { Tables } from './tables.ts'
import { type Reader, refuseInsideTransaction, type Tx, transaction } from './transaction.ts'

const INT8 = 20
const NUMERIC = 1700

/**
 * Parses a value of the PostgreSQL type INT8, which ids and times have. Throws for integers that JavaScript
 * cannot represent exactly.
 */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`INT8 beyond 2^53: ${text}`)
  return value
}

const parsers: Record<number, (text: string) => unknown> = { [INT8]: safeInteger, [NUMERIC]: BigInt }

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * A pool of database connections. Code inside a transaction must query through the `tx` of the transaction
 * instead.
 */
export interface Connections {
  /** Runs queries and single statements outside a transaction. */
  db: Reader
  /** Runs a function in one transaction (see `transaction.ts`). */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
}

/** A pool of database connections with a function to close it. Only the opener of a pool closes it. */
export interface Pool extends Connections {
  /** Runs a test query. Returns null if it succeeds within `ms`, otherwise the reason of the failure. */
  problem(ms: number): Promise<string | null>
  /** Waits briefly for running statements, then closes all connections. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** Name of the pool in log messages and in pg_stat_activity. */
  name: string
  connections: number
  /** Maximum duration of a statement in ms. */
  statementMs: number
  /** Called with the error of an `afterCommit` hook that threw. */
  hookFailed(error: unknown): void
}

/** Maximum time in ms to wait for a free connection. */
const CONNECTION_MS = 5_000
/** Maximum time in ms to wait for a row that another transaction has locked. */
const LOCK_MS = 4_000
/** Time in ms after which a transaction without a running statement is aborted, so that its locks are released. */
const IDLE_MS = 10_000
/** Time limit in ms for statements that still run when a pool is closed. */
const CLOSE_MS = 2_000

/**
 * Opens a pool that parses INT8 as number and NUMERIC as bigint. The first connection is opened by the first
 * statement.
 */
export function openPool(url: string, { name, connections, statementMs, hookFailed }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `sandbox ${name}`,
    max: connections,
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_MS,
  })
  const clients = new Set<pg.PoolClient>()
  // The connection pool replaces idle connections that fail, so nothing has to be done here. Without a listener of the
  // event `error`, Node would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    // The running query rejects with the same error, so nothing has to be done here. Without a listener of the event
    // `error`, Node would end the process.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  const guarded = {
    async connect() {
      refuseInsideTransaction()
      return pool.connect().catch(throwRolledBack)
    },
    end: () => pool.end(),
    options: pool.options,
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }), log: markLostRead })
  return {
    db,
    transaction: (run) => transaction(db, run, hookFailed),
    async problem(ms) {
      const answered = pool.query('SELECT 1').then(
        () => null,
        (error: Error) => `${name}: ${error.message}`,
      )
      return Promise.race([answered, setTimeout(ms, `${name}: no connection within ${ms / 1000} s`)])
    },
    async close() {
      const ended = pool.end().then(() => true)
      if (await Promise.race([ended, setTimeout(CLOSE_MS, false)])) return
      for (const client of clients) client.connection.stream.destroy()
    },
  }
}

/**
 * Marks the error of a read that lost its connection as rolled back, because a read changes nothing. The error of a
 * write outside a transaction gets no mark, because the write may have been committed.
 */
function markLostRead(event: LogEvent): void {
  if (event.level === 'error' && /^\s*select\b/i.test(event.query.sql)) markRolledBack(event.error)
}

/** SQLSTATE codes of an overloaded database: lock, statement and idle timeouts, and no free connection. */
const BUSY = new Set(['55P03', '57014', '25P03', '53300'])

/** Error messages of a connection pool after waiting too long for a free or a new connection. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

/** Thrown if the database is not ready for a command yet. The command has changed nothing and can be repeated. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Returns true if the database was busy, or if the connection was lost before a commit. In both cases the command
 * changed nothing and can be repeated.
 */
export function isBusy(error: unknown): boolean {
  if (isRolledBack(error) || error instanceof BusyError) return true
  if (error instanceof pg.DatabaseError) return BUSY.has(error.code ?? '')
  return error instanceof Error && NO_CONNECTION.test(error.message)
}
