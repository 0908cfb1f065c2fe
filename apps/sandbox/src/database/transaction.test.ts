import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atEnd } from '../at-end.ts'
import { isBusy, openPool, type Pool } from './connect.ts'
import { isLostConnection } from './lost-connection.ts'
import { testDatabaseUrl } from './test-database.ts'
import { afterCommit } from './transaction.ts'

let url: string
let pool: Pool
const failures: unknown[] = []
beforeAll(async () => {
  const options = { name: 'test', connections: 2, statementMs: 300 }
  url = await testDatabaseUrl()
  pool = openPool(url, { ...options, hookFailed: (error) => failures.push(error) })
  atEnd(() => pool.close())
  await sql`CREATE TABLE effects (name text)`.execute(pool.db)
})
beforeEach(() => failures.splice(0))
const effects = async (name: string) =>
  (await sql`SELECT FROM effects WHERE name = ${name}`.execute(pool.db)).rows.length

/** Creates the error of a serialization failure, after which a transaction is repeated. */
const conflict = () => Object.assign(new Error('a conflict of another command'), { code: '40001' })

test('if a hook fails after the commit, reports its error, runs the other hooks and keeps the commit', async () => {
  const seen: string[] = []
  const answer = await pool.transaction(async (tx) => {
    await sql`INSERT INTO effects VALUES ('hook')`.execute(tx)
    afterCommit(tx, () => seen.push('first'))
    afterCommit(tx, () => {
      throw conflict()
    })
    afterCommit(tx, () => seen.push('last'))
    return 'committed'
  })
  expect(answer).toBe('committed')
  expect(seen).toEqual(['first', 'last'])
  expect(failures).toEqual([conflict()])
  expect(await effects('hook')).toBe(1)
})

test('after a serialization failure, repeats the command and runs only the hooks of the last attempt', async () => {
  const seen: number[] = []
  let attempts = 0
  await pool.transaction(async (tx) => {
    const attempt = ++attempts
    afterCommit(tx, () => seen.push(attempt))
    await sql`INSERT INTO effects VALUES ('repeated')`.execute(tx)
    if (attempt < 3) throw conflict()
  })
  expect(seen).toEqual([3])
  expect(await effects('repeated')).toBe(1)
})

test('refuses a separate connection inside a transaction', async () => {
  const refused = 'a transaction is open'
  await expect(pool.transaction(() => effects('hook'))).rejects.toThrow(refused)
  await expect(pool.transaction(() => pool.transaction(async () => {}))).rejects.toThrow(refused)
  await pool.transaction(async () => {})
  expect(await effects('hook')).toBe(1)
})

test('allows a separate connection after the end of a transaction, even to work that started during the transaction', async () => {
  let release = () => {}
  const opened = new Promise<void>((resolve) => {
    release = resolve
  })
  let later: Promise<number> | undefined
  await pool.transaction(async () => {
    later = opened.then(() => effects('hook'))
  })
  release()
  expect(await later).toBe(1)
})

test('if a statement is too slow, aborts it, rolls the transaction back and reports the database as busy', async () => {
  const slow = pool.transaction(async (tx) => {
    await sql`INSERT INTO effects VALUES ('slow')`.execute(tx)
    await sql`SELECT pg_sleep(60)`.execute(tx)
  })
  expect(isBusy(await slow.catch((error) => error))).toBe(true)
  expect(await effects('slow')).toBe(0)
})

test('throws the error of the command instead of the rollback error when the connection is lost', async () => {
  const lost = pool.transaction(async (tx) => {
    await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  await expect(lost).rejects.toMatchObject({ code: '57P01' })
})

describe('lost connection', () => {
  const end = 'SELECT pg_terminate_backend(pg_backend_pid())'
  const errorOf = (work: Promise<unknown>) => work.then(String, (error) => error)
  beforeAll(async () => {
    await sql`CREATE TABLE ended (name text)`.execute(pool.db)
    await sql`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
      ${sql.lit(`BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END`)}`.execute(pool.db)
    await sql`CREATE CONSTRAINT TRIGGER ended AFTER INSERT ON ended DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection()`.execute(pool.db)
  })

  test('reports the database as busy if the connection is lost in a read', async () => {
    expect(isBusy(await errorOf(sql.raw(end).execute(pool.db)))).toBe(true)
  })

  test('reports the database as busy if the connection is lost in a transaction before its commit', async () => {
    const write = pool.transaction(async (tx) => {
      await sql`INSERT INTO effects VALUES ('lost')`.execute(tx)
      await sql`DO ${sql.lit(`BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); END`)}`.execute(tx)
    })
    expect(isBusy(await errorOf(write))).toBe(true)
    expect(await effects('lost')).toBe(0)
  })

  test('the outcome is unknown if the connection is lost during a commit, or during a statement outside a transaction', async () => {
    const insert = sql`INSERT INTO ended VALUES ('lost')`
    const errors = [
      await errorOf(pool.transaction((tx) => insert.execute(tx))),
      await errorOf(insert.execute(pool.db)),
    ]
    expect(errors.map(isLostConnection)).toEqual([true, true])
    expect(errors.map(isBusy)).toEqual([false, false])
  })
})

test('reports a problem if all connections of a pool are in use, and can still close the pool', async () => {
  const options = { name: 'small', connections: 1, statementMs: 60_000, hookFailed: () => {} }
  const small = openPool(url, options)
  expect(await small.problem(5_000)).toBeNull()
  const stuck = sql`SELECT pg_sleep(60)`.execute(small.db).then(
    () => 'done',
    () => 'cut',
  )
  const running = sql`SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'
    AND application_name = 'sandbox small'`
  await expect.poll(async () => (await running.execute(pool.db)).rows.length).toBe(1)
  expect(await small.problem(50)).toBe('small: no connection within 0.05 s')
  await small.close()
  expect(await stuck).toBe('cut')
})
