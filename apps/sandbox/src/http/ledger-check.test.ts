import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { holdLocks, testDatabase } from '../database/test-database.ts'
import { depositPosting } from '../ledger/deposit-posting.ts'
import { isolatedChangeMigration, ledgerMigration } from '../ledger/ledger.migration.ts'
import { openLedger } from '../ledger/ledger.ts'
import { ledgerCheck } from './ledger-check.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Opens the check of a ledger with one deposit, which has two postings. */
async function testCheck() {
  const database = await testDatabase([ledgerMigration, isolatedChangeMigration])
  const clock = controllableClock({ start: Date.UTC(2026, 2, 2, 12) })
  const ledger = openLedger({ clock, sequences: database.sequences })
  const deposit = (refNo: string) =>
    database.transaction((tx) => ledger.post(tx, depositPosting(1, refNo, { USDT: '5' })))
  await deposit('R1')
  /**
   * Each trial balance that has begun, and each that has ended, as the id after which it reads postings; 0 means that
   * it reads the whole ledger.
   */
  const [begun, ended]: number[][] = [[], []]
  const lines: string[] = []
  const balances = ledgerCheck({
    ...{ clock, database },
    ledger: {
      ...ledger,
      async trialBalance(reader, options) {
        const from = options?.before?.settled.last ?? 0
        begun!.push(from)
        return ledger.trialBalance(reader, options).finally(() => ended!.push(from))
      },
    },
    log: (line) => void lines.push(line),
  })
  return {
    ...{ database, clock, deposit, begun: begun!, ended: ended!, lines, balances },
    /** Starts a check after `ms` and waits for its end. Returns whether the ledger balances. */
    async checkAfter(ms: number) {
      const count = ended!.length
      await clock.advance(ms)
      await balances()
      await expect.poll(() => ended!.length).toBe(count + 1)
      return balances()
    },
  }
}

test('the first check of a day reads the whole ledger, later checks read only new postings and the postings of the last two minutes', async () => {
  const { deposit, ended, checkAfter } = await testCheck()
  expect(await checkAfter(3 * MINUTE)).toBe(true)
  await deposit('R2')
  expect(await checkAfter(MINUTE)).toBe(true)
  expect(await checkAfter(2 * MINUTE)).toBe(true)
  expect(await checkAfter(MINUTE)).toBe(true)
  expect(await checkAfter(DAY)).toBe(true)
  expect(ended).toEqual([0, 2, 2, 4, 0])
})

test('a check also reads a posting whose id is lower than those of postings already checked', async () => {
  const { database, deposit, ended, checkAfter } = await testCheck()
  const late = database.sequences.reserve('ledger_postings', 1)
  await deposit('R2')
  expect(await checkAfter(MINUTE)).toBe(true)
  // Inserts a posting without its counterpart. No stored balance contains this posting, so only the sum of the postings
  // reveals it.
  await sql`ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_balanced`.execute(database.db)
  await sql`INSERT INTO ledger_postings VALUES (${late}, 1, 'sys:bridge', '', 'USDT', 1)`.execute(database.db)
  expect(await checkAfter(MINUTE)).toBe(false)
  expect(ended).toEqual([0, 0])
})

test('the first check after 04:00 UTC reads the whole ledger, the check at midnight does not', async () => {
  const { ended, checkAfter } = await testCheck()
  expect(await checkAfter(3 * MINUTE)).toBe(true)
  expect(await checkAfter(12 * HOUR)).toBe(true)
  expect(await checkAfter(4 * HOUR)).toBe(true)
  expect(ended).toEqual([0, 2, 0])
})

test('a check finds a balance that differs from its postings; the next check reads the whole ledger', async () => {
  const { database, ended, checkAfter } = await testCheck()
  const change = (units: number) =>
    sql`UPDATE ledger_balances SET amount = amount + ${units} WHERE account = 'u:1:spot'`.execute(database.db)
  expect(await checkAfter(3 * MINUTE)).toBe(true)
  await change(1)
  expect(await checkAfter(MINUTE)).toBe(false)
  await change(-1)
  expect(await checkAfter(MINUTE)).toBe(true)
  expect(ended).toEqual([0, 2, 0])
})

test('while a check waits for a locked ledger, callers get the last result and no other check starts', {
  tags: 'deep',
}, async () => {
  const { database, clock, begun, ended, lines, balances, checkAfter } = await testCheck()
  expect(await checkAfter(3 * MINUTE)).toBe(true)
  await clock.advance(MINUTE)
  const release = await holdLocks(database.owner, (tx) => sql`LOCK TABLE ledger_postings`.execute(tx))
  expect(await balances()).toBe(true)
  await clock.advance(MINUTE)
  expect(await balances()).toBe(true)
  expect(begun).toEqual([0, 2])
  // The check waits for the locked table. After some seconds, the database cancels its statement.
  await expect.poll(() => lines).toHaveLength(1)
  await release()
  expect(lines[0]).toMatch(/^the ledger could not be added up: /)
  expect(ended).toEqual([0, 2])
  expect(await checkAfter(MINUTE)).toBe(true)
})
