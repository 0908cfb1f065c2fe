import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { systemClock } from '../../clock/system-clock.ts'
import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Request } from '../../http/routes.ts'
import {
  dailyChangesMigration,
  isolatedChangeMigration,
  isolatedMarginMigration,
  ledgerMigration,
} from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import { changesOf } from './changes.ts'

const MIGRATIONS = [ledgerMigration, isolatedMarginMigration, isolatedChangeMigration, dailyChangesMigration]
const MEMBER = 10_001
const BOOKINGS = 2_000

const entry = (bucket: string, amount: bigint): Entry => ({
  account: memberAccount(MEMBER, 'futures'),
  bucket,
  coin: 'USDT',
  amount,
})
const deposit: Posting = {
  change: 'deposit',
  refType: 'deposit',
  refNo: 'R1',
  entries: [
    { account: 'sys:bridge', bucket: '', coin: 'USDT', amount: -1_000_000n },
    entry('available', 1_000_000n),
  ],
}
const setAside = (amount: bigint): Posting => ({
  change: 'futures_margin',
  refType: 'futures_order',
  refNo: 'F1',
  entries: [entry('available', -amount), entry('isolated:BTCUSDT', amount)],
})

let database: Database
beforeAll(async () => {
  database = await testDatabase(MIGRATIONS)
  const ledger = openLedger({
    clock: controllableClock({ start: 1_767_225_600_000 }),
    sequences: database.sequences,
  })
  const margins = Array.from({ length: BOOKINGS }, (_, index) => setAside(index % 2 === 0 ? 2n : -1n))
  await database.transaction((tx) => ledger.postMany(tx, [deposit, ...margins]))
  await sql`ANALYZE`.execute(database.db)
})

const none = async () => new Map()
const causes = { spotTrades: none, fundingBases: none }
const changes = (db: Reader, request: Request<'wallet.changes'>) => changesOf(db, causes, MEMBER, request)

test('a page of account changes reads no margin bookings that are older than its rows', async () => {
  const [rows, read] = await database.transaction(async (tx) => {
    const { list } = await changes(tx, { account: 'futures', limit: 20 })
    const { rows } = await sql<{ read: number }>`
      SELECT (sum(pg_stat_get_xact_tuples_returned(class.oid)))::int8 AS read
      FROM pg_class class WHERE class.relname LIKE 'ledger_postings%'`.execute(tx)
    return [list, rows[0]!.read]
  })
  expect(rows).toHaveLength(20)
  expect(rows[0]).toMatchObject({ frozen_delta: '-0.00000001', frozen_after: '0.00001000' })
  expect(rows[1]).toMatchObject({ frozen_delta: '0.00000002', frozen_after: '0.00001001' })
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(10 * rows.length)
})

test('each account change on the oldest page contains the margin after this change', async () => {
  const request = { account: 'futures', coin: 'USDT', type: 'futures_margin', limit: 2 } as const
  const { list, totals } = await changes(database.db, { ...request, page: BOOKINGS / 2 })
  expect(list).toMatchObject([
    { available_delta: '0.00000001', frozen_delta: '-0.00000001', frozen_after: '0.00000001' },
    { available_delta: '-0.00000002', frozen_delta: '0.00000002', frozen_after: '0.00000002' },
  ])
  expect(totals).toEqual({
    opening: '0.00000000',
    in: '0.01000000',
    out: '0.00000000',
    closing: '0.01000000',
  })
})

test('a statement page reads no ledger postings, and reads its rows in order from an index', async () => {
  // All stored account changes belong to one member. The query asks for another member, for whom PostgreSQL expects few
  // rows. PostgreSQL therefore uses an index instead of reading the whole table.
  const [count, page] = await plansOf(database, (reader) =>
    changesOf(reader, causes, MEMBER + 1, { view: 'statement' }),
  )
  for (const plan of [count, page]) expect(plan).not.toMatch(/SubPlan|ledger_postings/)
  expect(page).toMatch(/account_changes_newest[\s\S]*Index Cond: \(member_id = /)
  expect(page).not.toContain('Sort')
})

test('a page of futures changes reads margin bookings from an index, by transaction id', async () => {
  const [count, page, margins, ...more] = await plansOf(database, (reader) =>
    changes(reader, { account: 'futures', view: 'statement', limit: 20 }),
  )
  for (const plan of [count, page]) expect(plan).not.toMatch(/SubPlan|ledger_postings/)
  expect(margins).toMatch(/Index Cond: .*account = .*txn_id >= /)
  expect(more).toEqual([])
})

test('the isolated margin change comes from the account change, not from ledger postings', async () => {
  const row = sql`INSERT INTO account_changes VALUES
    (1, 1, 7, 'futures', 'USDT', 'futures_margin', -5, 0, 5, 0, 'futures_order', 'F1', '', 0, 5)`
  const other = await testDatabase(MIGRATIONS)
  await sql`INSERT INTO ledger_txns VALUES (1, 'futures_order', 'F1', 0)`.execute(other.db)
  await row.execute(other.db)
  const { list } = await changesOf(other.db, causes, 7, { account: 'futures' })
  expect(list).toMatchObject([{ available_delta: '-0.00000005', frozen_delta: '0.00000005' }])
})

test('the migration fills the new column for the change of isolated margin in existing rows', async () => {
  const old = await testDatabase([ledgerMigration, isolatedMarginMigration])
  await sql`INSERT INTO ledger_txns VALUES (1, 'futures_order', 'F1', 0)`.execute(old.db)
  await sql`INSERT INTO ledger_postings VALUES (1, 1, 'u:7:futures', 'available', 'USDT', -5),
    (2, 1, 'u:7:futures', 'isolated:BTCUSDT', 'USDT', 3), (3, 1, 'u:7:futures', 'isolated:ETHUSDT', 'USDT', 2)`.execute(
    old.db,
  )
  await sql`INSERT INTO account_changes VALUES
    (1, 1, 7, 'futures', 'USDT', 'futures_margin', -5, 0, 5, 0, 'futures_order', 'F1', '', 0)`.execute(old.db)
  await migrate(old, systemClock(), [ledgerMigration, isolatedMarginMigration, isolatedChangeMigration])
  const rows = await old.db.selectFrom('account_changes').select('isolated_delta').execute()
  expect(rows).toEqual([{ isolated_delta: 5n }])
  await expect(sql`UPDATE account_changes SET remark = 'x'`.execute(old.db)).rejects.toThrow('never edited')
})

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const ROWS = 50_000
/** Number of account changes that the tests insert for each day. */
const A_DAY = 500

/** Inserts account changes of a member over 100 days: alternating increases of 3 and decreases of 1. */
const insertYear = (db: Reader, memberId: number) =>
  sql`
  INSERT INTO account_changes (id, txn_id, member_id, wallet, coin, type, available_delta, frozen_delta, available_after,
    frozen_after, ref_type, ref_no, remark, created_at)
  SELECT 1000000 + i, 1000000 + i, ${memberId}, 'spot', 'USDT', CASE i % 4 WHEN 0 THEN 'deposit' ELSE 'adjust' END,
    CASE i % 2 WHEN 0 THEN 3 ELSE -1 END, 0, i, 0, 'deposit', 'R' || i, '', ${START}::int8 + i * ${DAY / A_DAY}::int8
  FROM generate_series(0, ${ROWS - 1}) AS i`.execute(db)

/** Returns the number of rows and index entries of account changes that a function reads in a transaction. */
async function rowsRead(tx: Tx, run: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    const { rows } = await sql<{ read: number }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(class.oid))::int8 AS read
      FROM pg_class class WHERE class.relname LIKE 'account_changes%'`.execute(tx)
    return rows[0]!.read
  }
  const before = await count()
  await run()
  return (await count()) - before
}

describe('a member with many account changes', () => {
  const many = MEMBER + 2
  beforeAll(async () => {
    await insertYear(database.db, many)
    await sql`ANALYZE`.execute(database.db)
  })
  const asked = { account: 'spot', coin: 'USDT' } as const
  const of = (db: Reader, request: Request<'wallet.changes'>) =>
    changesOf(db, { spotTrades: none, fundingBases: none }, many, request)

  test.each([
    ['all changes', {}, A_DAY],
    ['the statement', { view: 'statement' }, A_DAY],
    [
      'a period',
      { ...asked, view: 'statement', start: START + 10.5 * DAY, end: START + 90.5 * DAY },
      4 * A_DAY,
    ],
    ['a type', { ...asked, type: 'deposit', start: START + 10.5 * DAY }, 4 * A_DAY],
    ['the time before a day', { end: START + 30 * DAY + 1 }, A_DAY],
  ] as const)(
    'a page of %s gets its count and its totals from stored daily sums, and reads few rows',
    async (_, request, most) => {
      const read = await database.transaction((tx) => rowsRead(tx, () => of(tx, request)))
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThan(most)
    },
  )

  test('the sums of a period are exact even if it begins and ends in the middle of a day', async () => {
    const period = { start: START + 10.5 * DAY, end: START + 90.5 * DAY }
    const { page, totals, list } = await of(database.db, { ...asked, ...period, limit: 1 })
    expect(page.total).toBe(80 * A_DAY)
    expect(list).toMatchObject([{ created_at: period.end - DAY / A_DAY }])
    expect(totals).toEqual({
      opening: '0.00005250',
      in: '0.00060000',
      out: '-0.00020000',
      closing: '0.00045250',
    })
    const within = { start: START + 10.25 * DAY, end: START + 10.75 * DAY }
    expect((await of(database.db, { ...asked, ...within, type: 'deposit' })).page.total).toBe(
      Math.floor(A_DAY / 8),
    )
  })

  test.each([[{}], [{ view: 'statement' }], [{ type: 'deposit' }]] as const)(
    'a period that ends before it begins contains no account changes (%o)',
    async (more) => {
      const period = { start: START + 20 * DAY, end: START + 10 * DAY }
      const { page, totals, list } = await of(database.db, { ...asked, ...more, ...period })
      expect([page.total, list]).toEqual([0, []])
      expect(totals).toEqual({
        opening: '0.00010000',
        in: '0.00000000',
        out: '0.00000000',
        closing: '0.00010000',
      })
    },
  )

  test('the migration counts and adds up existing account changes, and later changes are added to these sums', {
    tags: 'deep',
  }, async () => {
    const [, , , last] = MIGRATIONS
    const old = await testDatabase(MIGRATIONS.filter((migration) => migration !== last))
    await insertYear(old.db, many)
    await migrate(old, systemClock(), MIGRATIONS)
    await sql`INSERT INTO account_changes VALUES
      (1, 1, ${many}, 'spot', 'USDT', 'adjust', -5, 0, 0, 0, 'adjust', '', '', ${START + DAY}, 0)`.execute(
      old.db,
    )
    const { page, totals } = await of(old.db, asked)
    expect(page.total).toBe(ROWS + 1)
    expect(totals).toMatchObject({ in: '0.00075000', out: '-0.00025005' })
  })
})
