import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { atEnd } from '../test-cleanup.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { openDatabase } from './database.ts'
import { databaseId } from './database-id.ts'
import { type Migration, migrate, statements } from './migrate.ts'
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

test('the run-time role reads the same database id as the role that owns the tables', async () => {
  const { db, owner } = sandbox.exchange().database
  const id = await databaseId(db)
  expect(id).toMatch(/^\d+\/\d+$/)
  expect(await databaseId(owner.db)).toBe(id)
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

/**
 * Creates a database, a role that owns it and has no other rights, and a second role. The names of both roles contain a
 * space. Returns the connection string of the owner, and the URL and the role name from which a test builds the
 * connection string of the second role.
 */
async function ownedDatabase() {
  const url = new URL(await testDatabaseUrl())
  const administrator = new pg.Client({ connectionString: url.href })
  await administrator.connect()
  const [owner, role] = ['owner', 'app'].map((name) => `${name} ${randomBytes(6).toString('hex')}`)
  await administrator.query(`CREATE ROLE "${owner}" LOGIN PASSWORD 'secret'`)
  await administrator.query(`CREATE ROLE "${role}" LOGIN PASSWORD 'secret'`)
  await administrator.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO "${owner}"`)
  atEnd(async () => {
    await administrator.query(`REASSIGN OWNED BY "${owner}" TO CURRENT_USER`)
    await administrator.query(`DROP OWNED BY "${owner}", "${role}"; DROP ROLE "${owner}", "${role}"`)
    await administrator.end()
  })
  const ownerUrl = Object.assign(new URL(url), { username: owner, password: 'secret' }).href
  return { ownerUrl, url, role: role! }
}

/**
 * Applies two migrations one after the other, as a first start does. Each creates an append-only table. Returns the
 * rights of the run-time role on the second table, and whether it is the owner.
 */
async function rightsAfterStart(url: string, ownerUrl: string) {
  const database = await openDatabase({ url, ownerUrl, connections: 1 })
  const table = (name: string): Migration => ({
    name,
    up: (tx) => statements(tx, `CREATE TABLE ${name} (id int8)`),
    appendOnly: [name],
  })
  try {
    await migrate(database, systemClock(), [table('first')])
    await migrate(database, systemClock(), [table('first'), table('second')])
    const { rows } = await sql<{ inserts: boolean; updates: boolean }>`
      SELECT has_table_privilege('second', 'INSERT') AS inserts, has_table_privilege('second', 'UPDATE') AS updates`.execute(
      database.db,
    )
    return { ...rows[0], runsAsOwner: await database.runsAsOwner() }
  } finally {
    await database.close()
  }
}

test.each([
  [
    'in escaped form',
    (url: URL, role: string) => Object.assign(new URL(url), { username: role, password: 'secret' }).href,
  ],
  [
    'as a parameter',
    ({ pathname, hostname, port }: URL, role: string) =>
      `postgresql://${pathname}?host=${hostname}&port=${port}&user=${encodeURIComponent(role)}&password=secret`,
  ],
])('grants the run-time role its rights if the connection string names the role %s', async (_form, spell) => {
  const { ownerUrl, url, role } = await ownedDatabase()
  expect(await rightsAfterStart(spell(url, role), ownerUrl)).toEqual({
    ...{ inserts: true, updates: false, runsAsOwner: false },
  })
})

test('the role that owns the tables keeps its rights if both connection strings name it, in different forms', async () => {
  const { ownerUrl } = await ownedDatabase()
  expect(await rightsAfterStart(`${ownerUrl}?application_name=exchange`, ownerUrl)).toEqual({
    ...{ inserts: true, updates: true, runsAsOwner: true },
  })
})
