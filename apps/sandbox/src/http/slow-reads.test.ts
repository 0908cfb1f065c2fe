import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { whileLocked } from '../database/test-database.ts'
import type { Tx } from '../database/transaction.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})

test('while reads of one member take long, reads of another member are answered', async () => {
  const { owner, health } = sandbox.exchange().database
  const slow = await sandbox.signIn()
  const other = await sandbox.signIn('demo2@example.com')
  const stuck = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE application_name = 'sandbox calls' AND wait_event_type = 'Lock' AND datname = current_database()`.execute(
      health.db,
    )
    return rows.length
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> | undefined
  await new Promise<void>((locked) => {
    holding = owner.transaction(async (tx) => {
      await sql`LOCK TABLE account_changes`.execute(tx)
      locked()
      await released
    })
  })
  const reads = Array.from({ length: 30 }, () => sandbox.call('wallet.changes', {}, slow))
  await expect.poll(stuck).toBe(2)
  expect((await sandbox.call('wallet.balances', {}, other)).code).toBe(1)
  expect(await stuck()).toBeLessThanOrEqual(2)
  release()
  await holding
  await Promise.all(reads)
  expect((await sandbox.call('wallet.changes', {}, slow)).code).toBe(1)
})

test.each(['spot', 'futures'] as const)(
  'if a %s order trades while a list of orders is read, the list shows its quantity and its trades of one moment',
  async (product) => {
    const token = await sandbox.signIn()
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '50000', quantity: '0.01' }
    const { order_no } = (await sandbox.call(`${product}.place`, order, token)).data
    const { owner, db } = sandbox.exchange().database
    const [orders, fills] = [sql.table(`${product}_orders`), sql.table(`${product}_fills`)]
    const list = await whileLocked(
      { db, transaction: owner.transaction },
      (tx) => sql`LOCK TABLE ${fills} IN ACCESS EXCLUSIVE MODE`.execute(tx),
      async () => (await sandbox.call(`${product}.orders`, { with_fills: true }, token)).data.list,
      (tx: Tx) =>
        sql`
        WITH traded AS (UPDATE ${orders} SET filled = 100000 WHERE order_no = ${order_no} RETURNING id)
        INSERT INTO ${fills} (trade_id, order_id, price, quantity, fee, liquidity, ts)
        SELECT 900000000, id, 5000000000000, 100000, 0, 'maker', 0 FROM traded`.execute(tx),
    )
    const listed = list.find((one) => one.order_no === order_no)
    expect(listed).toMatchObject({ filled: '0.00000000', fills: [] })
  },
)
