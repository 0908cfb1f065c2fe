import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../database/transaction.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

const BUSY = { code: 4029, data: { error: 'TOO_MANY_REQUESTS', params: { retry_after: 1 } } }

let sandbox: TestSandbox
let token: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox()
  token = await sandbox.signIn()
})

/**
 * Sends a call while a transaction holds the locks that `lock` takes. When the call waits for these locks, ends
 * the database connection of the call. Returns the answer of the call.
 */
async function cut<T>(lock: (tx: Tx) => Promise<unknown>, send: () => Promise<T>): Promise<T> {
  const { owner, health } = sandbox.exchange().database
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> | undefined
  await new Promise<void>((locked) => {
    holding = owner.transaction(async (tx) => {
      await lock(tx)
      locked()
      await released
    })
  })
  const answer = send()
  const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'sandbox calls' AND wait_event_type = 'Lock' AND datname = current_database()`
  await expect.poll(async () => (await end.execute(health.db)).rows.length).toBe(1)
  const cutAnswer = await answer
  release()
  await holding
  return cutAnswer
}

test('reports the database as busy if the connection is lost during a read', async () => {
  const read = () => sandbox.call('wallet.changes', {}, token)
  expect(await cut((tx) => sql`LOCK TABLE account_changes`.execute(tx), read)).toMatchObject({
    status: 200,
    ...BUSY,
  })
  // The pool replaces the lost connection after a moment. Then reads succeed again.
  await expect.poll(async () => (await read()).code).toBe(1)
})

test('reports the database as busy if the connection is lost before the commit of a write; a repeated request runs the write once', async () => {
  const headers = { ...token, 'idempotency-key': 'lost' }
  const write = () =>
    sandbox.call('deposit.declare', { coin: 'USDT', chain: 'TRC20', amount: '100' }, headers)
  const lock = (tx: Tx) => sql`LOCK TABLE idempotency_keys IN SHARE MODE`.execute(tx)
  expect(await cut(lock, write)).toMatchObject({ status: 200, ...BUSY })
  // The pool replaces the lost connection after a moment. Until then, repeated requests are refused as busy.
  await expect.poll(async () => (await write()).code).toBe(1)
  const done = await write()
  const { data } = await sandbox.call('deposit.records', {}, token)
  expect(data.list).toMatchObject([{ order_no: done.data.order_no }])
})
