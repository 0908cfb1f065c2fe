import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabase, whileLocked } from '../database/test-database.ts'
import { isLostCommit, runLateHooks } from '../database/transaction.ts'
import { isolatedChangeMigration, ledgerMigration } from './ledger.migration.ts'
import { balanceKey, type Ledger, openLedger } from './ledger.ts'
import {
  availableBucket,
  type BalanceChange,
  type Entry,
  InsufficientBalance,
  memberAccount,
  type Posting,
} from './posting.ts'

const clock = controllableClock({ start: 1_767_225_600_000 })
let database: Database
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([ledgerMigration, isolatedChangeMigration])
  ledger = openLedger({ clock, sequences: database.sequences })
})

const spot = (member: number, bucket: string, coin: string, amount: bigint): Entry => ({
  account: memberAccount(member, 'spot'),
  bucket,
  coin,
  amount,
})
const system = (account: 'sys:bridge' | 'sys:fee', coin: string, amount: bigint): Entry => ({
  account,
  bucket: '',
  coin,
  amount,
})
const deposit = (member: number, coin: string, amount: bigint): Posting => ({
  change: 'deposit',
  refType: 'deposit',
  refNo: 'R1',
  entries: [system('sys:bridge', coin, -amount), spot(member, 'available', coin, amount)],
})
const freeze = (member: number, coin: string, amount: bigint): Posting => ({
  change: 'trade_freeze',
  refType: 'order',
  refNo: 'S1',
  entries: [spot(member, 'available', coin, -amount), spot(member, 'frozen', coin, amount)],
})
const changesOf = (member: number) =>
  database.db
    .selectFrom('account_changes')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id')
    .execute()

describe('bookings', () => {
  test('the ledger books several postings in sequence and records the balances after each', async () => {
    await database.transaction((tx) =>
      ledger.postMany(tx, [deposit(1, 'USDT', 500n), freeze(1, 'USDT', 200n), freeze(1, 'USDT', 300n)]),
    )
    const rows = await changesOf(1)
    expect(rows.map((row) => [row.type, row.available_after, row.frozen_after])).toEqual([
      ['deposit', 500n, 0n],
      ['trade_freeze', 300n, 200n],
      ['trade_freeze', 0n, 500n],
    ])
    expect((await ledger.trialBalance(database.db)).ok).toBe(true)
  })

  test('if one of several postings would overdraw an account, rejects all of them and names the index of that posting', async () => {
    const group = [deposit(2, 'BTC', 10n), freeze(2, 'BTC', 11n), deposit(2, 'BTC', 100n)]
    const refused = database.transaction((tx) => ledger.postMany(tx, group)).catch((error) => error)
    expect(await refused).toBeInstanceOf(InsufficientBalance)
    expect(await refused).toMatchObject({ index: 1, coin: 'BTC', available: 0n })
    expect(await changesOf(2)).toEqual([])
  })

  test('a posting with entries of a buyer and a seller records the account change of each with its own type', async () => {
    await database.transaction((tx) => ledger.postMany(tx, [deposit(3, 'USDT', 90n), deposit(4, 'BTC', 5n)]))
    const entries = [
      { ...spot(3, 'available', 'USDT', -90n), change: 'trade_buy' as const },
      { ...spot(4, 'available', 'USDT', 89n), change: 'trade_sell' as const },
      system('sys:fee', 'USDT', 1n),
    ]
    await database.transaction((tx) =>
      ledger.post(tx, { change: 'adjust', refType: 'trade', refNo: 'T1', entries }),
    )
    expect((await changesOf(3)).at(-1)).toMatchObject({ type: 'trade_buy', available_delta: -90n })
    expect((await changesOf(4)).at(-1)).toMatchObject({ type: 'trade_sell', available_after: 89n })
  })

  test('the ledger notifies its listeners only of committed bookings', async () => {
    const published: BalanceChange[][] = []
    const stop = ledger.listen((changes) => published.push(changes))
    const failing = database.transaction(async (tx) => {
      await ledger.post(tx, deposit(5, 'ETH', 7n))
      throw new Error('later step failed')
    })
    await expect(failing).rejects.toThrow('later step failed')
    expect(published).toEqual([])
    await database.transaction((tx) => ledger.post(tx, deposit(5, 'ETH', 7n)))
    expect(published).toEqual([[{ memberId: 5, wallet: 'spot', coin: 'ETH', available: 7n, frozen: 0n }]])
    stop()
  })

  test('after a commit of unknown outcome, the balance is published only after a running booking ends, and includes this booking', async () => {
    await sql`CREATE TABLE ended (name text)`.execute(database.db)
    await sql`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
      ${sql.lit(`BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END`)}`.execute(
      database.db,
    )
    await sql`CREATE CONSTRAINT TRIGGER ended AFTER INSERT ON ended DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection()`.execute(database.db)
    const lost = await database
      .transaction(async (tx) => {
        await ledger.post(tx, deposit(8, 'ETH', 3n))
        await sql`INSERT INTO ended VALUES ('lost')`.execute(tx)
      })
      .catch((error) => error)
    expect(isLostCommit(lost)).toBe(true)
    // The pool replaces the lost connection after a moment, so the test waits until a query succeeds.
    const answers = () =>
      sql`SELECT 1`.execute(database.db).then(
        () => true,
        () => false,
      )
    await expect.poll(answers).toBe(true)
    const published: bigint[] = []
    const stop = ledger.listen((changes) => published.push(...changes.map(({ available }) => available)))
    await whileLocked(
      database,
      (tx) => ledger.post(tx, deposit(8, 'ETH', 7n)),
      () => runLateHooks(lost, database.db),
      async () => {},
    )
    stop()
    expect(published).toEqual([7n, 7n])
  })

  test('a transaction that locks a balance and then changes it by a booking does not deadlock with another booking that waits for this balance', async () => {
    await database.transaction((tx) => ledger.postMany(tx, [deposit(9, 'USDT', 10n), freeze(9, 'USDT', 1n)]))
    const available = availableBucket(9, 'spot', 'USDT')
    // A transaction that deadlocks runs again, so a count above 1 would show a deadlock.
    const runs = { first: 0, second: 0 }
    await whileLocked(
      database,
      (tx) => {
        runs.first++
        return ledger.lock(tx, [available])
      },
      () =>
        database.transaction((tx) => {
          runs.second++
          return ledger.post(tx, freeze(9, 'USDT', 2n))
        }),
      (tx) => ledger.post(tx, freeze(9, 'USDT', 3n)),
    )
    expect(runs).toEqual({ first: 1, second: 1 })
  })

  test('forty concurrent commands cannot spend the same balance twice', async () => {
    await database.transaction((tx) => ledger.post(tx, deposit(6, 'USDT', 10n)))
    const spend = () => database.transaction((tx) => ledger.post(tx, freeze(6, 'USDT', 1n)))
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, spend))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10)
    expect((await ledger.trialBalance(database.db)).ok).toBe(true)
  })

  test('the ledger stores amounts exactly, even if they are too large for 8-byte integers', async () => {
    const huge = 999_999_999_999_999n * 100_000_000n + 1n
    await database.transaction((tx) => ledger.post(tx, deposit(7, 'DOGE', huge)))
    const key = availableBucket(7, 'spot', 'DOGE')
    const locked = await database.transaction((tx) => ledger.lock(tx, [key]))
    expect(locked.get(balanceKey(key))).toBe(huge)
  })
})

describe('database constraints of the ledger', () => {
  const refused = (statement: string) => sql.raw(statement).execute(database.db)

  test.each([
    [
      'a negative balance',
      `UPDATE ledger_balances SET amount = -1 WHERE account = 'u:1:spot'`,
      'not_negative',
    ],
    ['an edited posting', 'UPDATE ledger_postings SET amount = amount + 1', 'never edited'],
    ['a deleted posting', 'DELETE FROM ledger_postings', 'never edited'],
    ['an emptied ledger', 'TRUNCATE ledger_postings', 'never edited'],
    ['an edited change row', `UPDATE account_changes SET remark = 'x'`, 'never edited'],
    ['a deleted booking', 'DELETE FROM ledger_txns', 'never edited'],
    [
      'a posting of no booking',
      `INSERT INTO ledger_postings VALUES (900, 900, 'a', '', 'X', 1), (901, 900, 'b', '', 'X', -1)`,
      'foreign key',
    ],
    ['an unbalanced booking', `INSERT INTO ledger_postings VALUES (902, 1, 'a', '', 'X', 1)`, 'sum to zero'],
    [
      'money of one coin against another',
      `INSERT INTO ledger_postings VALUES (903, 1, 'a', '', 'X', 1), (904, 1, 'b', '', 'Y', -1)`,
      'sum to zero',
    ],
  ])('the ledger tables reject %s', async (_name, statement, message) => {
    await expect(refused(statement)).rejects.toThrow(message)
  })

  test('the trial balance reports a stored balance that differs from the sum of its postings', async () => {
    await refused(
      `UPDATE ledger_balances SET amount = amount + 1 WHERE account = 'u:1:spot' AND bucket = 'frozen'`,
    )
    const balance = await ledger.trialBalance(database.db)
    expect(balance.ok).toBe(false)
    expect(balance.differences).toEqual([
      { account: 'u:1:spot', bucket: 'frozen', coin: 'USDT', cached: 501n, posted: 500n },
    ])
  })
})
