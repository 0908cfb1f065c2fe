import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

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

/** A pool with our parsers: INT8 as number, NUMERIC (units) as bigint. */
export function connect(url: string, connections = 10) {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // So is one that dies in use: the query that waits on it fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}
