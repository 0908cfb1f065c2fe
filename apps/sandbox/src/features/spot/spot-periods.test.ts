import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
})

const limit = (side: string, price: string, quantity: string, rest: object = {}) => ({
  ...{ symbol: 'ETHUSDT', side, type: 'limit', price, quantity },
  ...rest,
})
const place = (token: Record<string, string>, order: object) => sandbox.call('spot.place', order, token)
const cancel = (token: Record<string, string>, target: object) => sandbox.call('spot.cancel', target, token)

test('after a request has returned the trades of a period, no later commit adds a trade to this period', async () => {
  const { db } = sandbox.exchange().database
  await place(ann, limit('buy', '2000.10', '0.5'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // A lock on the table of public trades prevents the commit of the trade until the lock is released.
  let isHeld = () => {}
  const begun = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holding = db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE public_trades IN EXCLUSIVE MODE`.execute(tx)
    isHeld()
    await held
  })
  await begun
  await sandbox.clock.advance(1)
  const from = sandbox.clock.now()
  const taking = place(bob, limit('sell', '1999.00', '0.2', { tif: 'IOC' }))
  await waitForLock()
  await sandbox.clock.advance(100)
  const history = { symbol: 'ETHUSDT', type: 'trades', from, to: sandbox.clock.now() }
  const reading = sandbox.call('market.history', history)
  release()
  await holding
  expect((await taking).data).toMatchObject({ status: 'completed' })
  expect((await reading).data.list).toMatchObject([{ ts: from, price: '2000.10', qty: '0.20000000' }])
  await cancel(ann, { all: true, symbol: 'ETHUSDT' })
})

/** Resolves when a statement waits for the lock on the table of public trades. */
async function waitForLock(): Promise<void> {
  const waiting = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'public_trades'::regclass`
  const { db } = sandbox.exchange().database
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0)
}

test('a client order id can be used again after a day', { tags: 'deep' }, async () => {
  const order = limit('buy', '1500', '0.01', { client_order_id: 'daily' })
  const first = await place(ann, order)
  await cancel(ann, { client_order_id: 'daily' })
  await sandbox.clock.advance(24 * 3_600_000 - 1)
  ann = await sandbox.signIn('demo@example.com')
  expect((await place(ann, order)).data.order_no).toBe(first.data.order_no)
  await sandbox.clock.advance(1)
  const second = await place(ann, { ...order, price: '1600' })
  expect(second.data).toMatchObject({ client_order_id: 'daily', price: '1600.00' })
  expect(second.data.order_no).not.toBe(first.data.order_no)
  const { data } = await cancel(ann, { client_order_id: 'daily' })
  expect(data.cancelled).toMatchObject([{ order_no: second.data.order_no }])
})
