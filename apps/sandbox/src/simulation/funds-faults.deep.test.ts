import { toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD, type TestWithdraw, testWithdraw } from '../features/withdraw/test-withdraw.ts'

/** Number of confirmations before a deposit is credited, and the minimum deposit (docs/rules.md#credits). */
const [CONFIRMATIONS, LEAST] = [3, toUnits('0.001')]
const DAY_MS = 86_400_000
const GUESSES = 5

type Invariant = 'D1' | 'D3' | 'D5'

/** Faults injected by database triggers instead of changed code; each with the invariant that must detect it. */
const FAULTS: Record<string, [fault: string, Invariant]> = {
  'credited at two confirmations': [plant('deposits', 'INSERT', 'NEW.required := 2;'), 'D1'],
  'one txid credited twice': [
    plant('deposits', 'INSERT', 'NEW.txid := upper(NEW.txid); NEW.output := NEW.id;'),
    'D1',
  ],
  'the review ends a minute early': [
    plant('members', 'UPDATE', 'NEW.password_changed_at := NEW.password_changed_at - 120000;'),
    'D3',
  ],
  'a wrong guess is not counted': [
    plant(
      'members',
      'UPDATE',
      'NEW.fund_password_failures := least(NEW.fund_password_failures, OLD.fund_password_failures); NEW.fund_password_locked_until := 0;',
    ),
    'D5',
  ],
}

function plant(table: string, on: 'INSERT' | 'UPDATE', body: string): string {
  return `
    CREATE FUNCTION injected_fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NEW; END $$;
    CREATE TRIGGER injected_fault BEFORE ${on} ON ${table} FOR EACH ROW EXECUTE FUNCTION injected_fault();`
}

/**
 * Runs a scenario: makes deposits, enters wrong fund passwords, changes the fund password and withdraws less than 24
 * hours after the change. If `fault` is given, first executes this SQL, which injects the fault. Returns the violated
 * invariants.
 */
async function live(fault?: string): Promise<Invariant[]> {
  const sandbox = await testWithdraw()
  const { db } = sandbox.exchange().database
  const [guesser, mover] = [await sandbox.member('1000'), await sandbox.member('1000')]
  const address_id = await sandbox.oldAddress(mover.token)
  if (fault) await sql.raw(fault).execute(db)
  const broken: Invariant[] = []
  await depositTwice(sandbox, guesser.token)
  for (let block = 1; block <= CONFIRMATIONS; block++) {
    await sandbox.clock.advance(10_000)
    if (!(await areCreditedRight(sandbox))) broken.push('D1')
  }
  if ((await guesses(sandbox, guesser.token)) !== GUESSES) broken.push('D5')
  const trade_password = '192837'
  const change = { old_trade_password: PASSWORD, trade_password, trade_password_confirm: trade_password }
  expect((await sandbox.call('account.changeTradePassword', change, mover.token)).code).toBe(1)
  await age(sandbox, mover.id, DAY_MS - 60_000)
  const { data } = await sandbox.ask(mover.token, { address_id, trade_password })
  if (data.status !== 'review') broken.push('D3')
  return broken
}

/**
 * Enters a wrong fund password one time more than allowed. Returns how many of these entries the sandbox compared with
 * the real password.
 */
async function guesses(sandbox: TestWithdraw, token: Record<string, string>): Promise<number> {
  let compared = 0
  for (let guess = 0; guess <= GUESSES; guess++) {
    const { data } = await sandbox.save(token, { trade_password: '999999' })
    if (data.error === 'TRADE_PASSWORD_WRONG') compared++
  }
  return compared
}

/**
 * Moves a member's last password change `ms` into the past. Advancing the clock instead would end the member's
 * session.
 */
async function age(sandbox: TestWithdraw, id: number, ms: number): Promise<void> {
  const { db } = sandbox.exchange().database
  await sql`DROP TRIGGER IF EXISTS injected_fault ON members`.execute(db)
  await db
    .updateTable('members')
    .set((row) => ({ password_changed_at: row('password_changed_at', '-', ms) }))
    .where('id', '=', id)
    .execute()
}

/** Declares two deposits with the same txid. */
async function depositTwice(sandbox: TestWithdraw, token: Record<string, string>): Promise<void> {
  const txid = 'ab'.repeat(32)
  for (const amount of ['20', '20']) {
    await sandbox.call('deposit.declare', { coin: 'USDT', chain: 'TRC20', amount, txid }, token)
  }
}

/** Checks invariant D1 from the tables alone: each deposit is credited once, and only after its confirmations. */
async function areCreditedRight(sandbox: TestWithdraw): Promise<boolean> {
  const { db } = sandbox.exchange().database
  const credited = await db.selectFrom('deposits').selectAll().where('status', '=', 'success').execute()
  const { rows } = await sql<{ ref_no: string; count: bigint | number }>`
    SELECT ref_no, count(*)::int8 AS count FROM ledger_txns WHERE ref_type = 'deposit' GROUP BY ref_no`.execute(
    db,
  )
  const times = new Map(rows.map(({ ref_no, count }) => [ref_no, Number(count)]))
  const txids = credited.map(({ chain, txid }) => `${chain} ${txid?.toLowerCase()}`)
  return (
    new Set(txids).size === txids.length &&
    credited.every(
      ({ order_no, confirmations, amount }) =>
        confirmations >= CONFIRMATIONS && amount >= LEAST && times.get(order_no) === 1,
    )
  )
}

test('without injected faults, deposits, fund passwords and withdrawals violate no invariant', async () => {
  expect(await live()).toEqual([])
})

test.each(Object.entries(FAULTS))(
  'the invariants of funds detect the injected fault: %s',
  async (_name, [fault, invariant]) => {
    expect(await live(fault)).toContain(invariant)
  },
)
