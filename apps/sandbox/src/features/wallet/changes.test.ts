import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { systemClock } from '../../clock/system-clock.ts'
import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import type { Reader } from '../../database/transaction.ts'
import type { Request } from '../../http/routes.ts'
import {
  isolatedChangeMigration,
  isolatedMarginMigration,
  ledgerMigration,
} from '../../ledger/ledger.migration.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { type Entry, memberAccount, type Posting } from '../../ledger/posting.ts'
import { changesOf } from './changes.ts'

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
  database = await testDatabase([ledgerMigration, isolatedMarginMigration, isolatedChangeMigration])
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

test('the oldest page of account changes shows the margin after each of its rows', async () => {
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

test('a statement page computes each change from its row and reads the rows in their order from an index', async () => {
  // The tables contain rows of one member only, so that an index is of use for another one.
  const [count, page] = await plansOf(database, (reader) =>
    changesOf(reader, causes, MEMBER + 1, { view: 'statement' }),
  )
  for (const plan of [count, page]) expect(plan).not.toMatch(/SubPlan|ledger_postings/)
  expect(page).toMatch(/account_changes_newest[\s\S]*Index Cond: \(member_id = /)
  expect(page).not.toContain('Sort')
})

test('a page of futures rows reads each change from its row, and margin bookings from an index by their number', async () => {
  const [count, page, margins, ...more] = await plansOf(database, (reader) =>
    changes(reader, { account: 'futures', view: 'statement', limit: 20 }),
  )
  for (const plan of [count, page]) expect(plan).not.toMatch(/SubPlan|ledger_postings/)
  expect(margins).toMatch(/Index Cond: .*account = .*txn_id >= /)
  expect(more).toEqual([])
})

test('the change of isolated margin is the one of its row, whatever the postings contain', async () => {
  const row = sql`INSERT INTO account_changes VALUES
    (1, 1, 7, 'futures', 'USDT', 'futures_margin', -5, 0, 5, 0, 'futures_order', 'F1', '', 0, 5)`
  const other = await testDatabase([ledgerMigration, isolatedMarginMigration, isolatedChangeMigration])
  await sql`INSERT INTO ledger_txns VALUES (1, 'futures_order', 'F1', 0)`.execute(other.db)
  await row.execute(other.db)
  const { list } = await changesOf(other.db, causes, 7, { account: 'futures' })
  expect(list).toMatchObject([{ available_delta: '-0.00000005', frozen_delta: '0.00000005' }])
})

test('the column for the change of isolated margin is filled for rows that are already stored', async () => {
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
