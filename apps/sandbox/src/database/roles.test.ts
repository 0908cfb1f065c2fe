import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { atEnd } from '../at-end.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { testDatabaseUrl } from './test-database.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  const databaseOwnerUrl = await testDatabaseUrl()
  const owner = new pg.Client({ connectionString: databaseOwnerUrl })
  await owner.connect()
  const role = `app_${randomBytes(6).toString('hex')}`
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
  atEnd(async () => {
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
    await owner.end()
  })
  const url = new URL(databaseOwnerUrl)
  url.username = role
  url.password = 'secret'
  sandbox = await testSandbox({ databaseUrl: url.href, databaseOwnerUrl, control: true })
  await sandbox.clock.advance(3_000)
})

test('a sandbox whose run-time role owns no tables can trade, transfer money and reset its data', async () => {
  const trade = async () => {
    const token = await sandbox.signIn()
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'market', total: '100' }
    expect(await sandbox.call('spot.place', order, token)).toMatchObject({ code: 1 })
    const move = { from_account: 'spot', to_account: 'futures', from_coin: 'USDT', amount: '5' }
    expect(
      await sandbox.call('convert.exchange', { ...move, trade_password: '123456' }, token),
    ).toMatchObject({ code: 1 })
  }
  await trade()
  await sandbox.control('reset', {})
  await sandbox.clock.advance(3_000)
  await trade()
})

const DENIED = '42501'

test.each([
  'ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_final',
  'ALTER TABLE ledger_postings DISABLE TRIGGER ALL',
  "SET session_replication_role = 'replica'",
  'DROP TRIGGER ledger_postings_final ON ledger_postings',
  'CREATE OR REPLACE FUNCTION ledger_is_final() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
  'UPDATE ledger_postings SET amount = -amount',
  'DELETE FROM ledger_txns',
  'TRUNCATE account_changes',
  'DROP TABLE ledger_postings CASCADE',
  "INSERT INTO migrations VALUES ('forged', 0)",
])('the run-time role is not allowed to run: %s', async (statement) => {
  const run = sql.raw(statement).execute(sandbox.exchange().database.db)
  await expect(run).rejects.toMatchObject({ code: DENIED })
})
