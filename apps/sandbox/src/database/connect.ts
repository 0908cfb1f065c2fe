import { setTimeout } from 'node:timers/promises'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { isUndone, markUndone, throwUndone } from './lost-connection.ts'
import type { Tables } from './tables.ts'
import { type Reader, refuseInsideTransaction, type Tx, transaction } from './transaction.ts'

const INT8 = 20
const NUMERIC = 1700

/** Ids and times: whole numbers that JavaScript holds exactly, or an error. */
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

/** A pool of connections. Nothing that runs in a transaction may use one: it has its `tx`. */
export interface Connections {
  /** Reads, and statements that stand alone. */
  db: Reader
  /** Runs one command in one transaction. See `transaction.ts`. */
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>
}

/** A pool that somebody ends. */
export interface Pool extends Connections {
  /** Why no statement runs within `ms`; null when one does. */
  problem(ms: number): Promise<string | null>
  /** Waits a moment for what runs, then cuts every connection. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** Shown in messages and in pg_stat_activity. */
  name: string
  connections: number
  /** Longest time of a statement. */
  statementMs: number
  /** Tells of a hook that threw after a commit. */
  hookFailed(error: unknown): void
}

/** Longest wait for a free connection. */
const CONNECTION_MS = 5_000
/** Longest wait for a row that another transaction holds. */
const LOCK_MS = 4_000
/** A transaction that does nothing for so long is ended, and its rows are free again. */
const IDLE_MS = 10_000
/** Time that running statements have when a pool closes. */
const CLOSE_MS = 2_000

/** Opens a pool with our parsers: INT8 as number, NUMERIC (units) as bigint. Connects with the first statement. */
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
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    // So is one that dies in use: the query that waits on it fails, and that is enough.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => clients.delete(client))
  const guarded = {
    async connect() {
      refuseInsideTransaction()
      return pool.connect().catch(throwUndone)
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

/** Marks a read whose connection was lost. A statement that writes may have been committed on its own. */
function markLostRead(event: LogEvent): void {
  if (event.level === 'error' && /^\s*select\b/i.test(event.query.sql)) markUndone(event.error)
}

/** The codes of a lock, statement or idle timeout, and of a server without a free connection. */
const BUSY = new Set(['55P03', '57014', '25P03', '53300'])

/** Of the pool: it waited for a free connection, or for a new one. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/

/**
 * Returns true for an error of a busy database, or of a connection that was lost before anything was committed: the
 * command was not done and may be repeated.
 */
export function isBusy(error: unknown): boolean {
  if (isUndone(error)) return true
  if (error instanceof pg.DatabaseError) return BUSY.has(error.code ?? '')
  return error instanceof Error && NO_CONNECTION.test(error.message)
}
