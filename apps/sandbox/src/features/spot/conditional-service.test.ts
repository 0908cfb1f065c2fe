import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
const signIn = async () => {
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
}
beforeAll(async () => {
  // The clock does not move, so the market maker never runs and the books contain only orders of these tests.
  sandbox = await testSandbox({ ordersPerSecond: 1000, control: true })
  await signIn()
})

const symbol = 'ETHUSDT'
const stop = { side: 'sell', type: 'stop_limit', trigger_price: '1950', price: '1990', quantity: '0.1' }
const place = async (token: Record<string, string>, order: object) =>
  (await sandbox.call('spot.place', { symbol, ...order }, token)).data

/** Makes the two members trade a small quantity at a price, which becomes the last price. */
async function tradeAt(price: string): Promise<void> {
  const order = { type: 'limit', price, quantity: '0.01' }
  await place(bob, { ...order, side: 'buy' })
  await place(ann, { ...order, side: 'sell', tif: 'IOC' })
}

test('refuses an order type that the operator does not offer', async () => {
  await tradeAt('2000')
  const offer = (spot_order_types: readonly string[]) => sandbox.control('settings', { spot_order_types })
  const all = (await sandbox.call('site.settings')).data.spot_order_types
  expect(all).toHaveLength(6)
  expect((await offer(['limit', 'iceberg'])).data.error).toBe('VALIDATION')
  await offer(['limit', 'market'])
  expect((await sandbox.call('site.settings')).data.spot_order_types).toEqual(['limit', 'market'])
  expect(await place(ann, stop)).toMatchObject({ fields: { type: 'MODE_INVALID' } })
  await offer(all)
  const placed = await place(ann, stop)
  expect(placed.status).toBe('pending')
  await sandbox.call('spot.cancel', { order_no: placed.order_no }, ann)
})

test('after a restart, a pending stop order still fires, rests behind earlier orders of its price, and notifies its member only once', async () => {
  await tradeAt('2000')
  const waiting = await place(ann, stop)
  const fired = await place(ann, { ...stop, trigger_price: '1960' })
  const trailing = await place(ann, { side: 'sell', type: 'trailing_stop', trail_pct: '5', quantity: '0.1' })
  await restart()
  const earlier = await place(ann, { side: 'sell', type: 'limit', price: '1990', quantity: '0.1' })
  await tradeAt('1960')
  const before = await open()
  expect(before.get(waiting.order_no)).toMatchObject({ status: 'pending', trigger_when: 'falls' })
  expect(before.get(fired.order_no)).toMatchObject({ status: 'open' })
  expect(before.get(trailing.order_no)).toMatchObject({ status: 'pending', trigger_price: '1900.00' })
  expect(await notices()).toEqual([fired.order_no])

  await restart()
  expect(await open()).toEqual(before)
  await place(bob, { side: 'buy', type: 'limit', price: '1990', quantity: '0.1' })
  const after = await open()
  expect(after.has(earlier.order_no)).toBe(false)
  expect(after.get(fired.order_no)).toMatchObject({ status: 'open', filled: '0.00000000' })
  expect(await notices()).toEqual([fired.order_no])
})

test('the rest of a triggered stop-market order trades when a cancellation changes the book', async () => {
  const { order_no, last } = await triggeredRest(bob)
  await sandbox.call('spot.cancel', { order_no: last.order_no }, bob)
  expect((await open()).has(order_no)).toBe(false)
  expect(await find(order_no)).toMatchObject({ status: 'completed', avg_price: '1890.00000000' })
})

test('a triggered stop-market order does not trade if the same command cancels it after another order', async () => {
  const { order_no } = await triggeredRest(ann)
  await sandbox.call('spot.cancel', { all: true, symbol }, ann)
  expect(await find(order_no)).toMatchObject({ status: 'cancelled', filled: '0.09000000' })
})

/**
 * Places a stop-market sell order of the member `ann`, and three bids. The order triggers and trades with the first bid
 * only, because its price protection excludes the two lower bids. The last bid belongs to `bidder`. Returns the number
 * of the stop order, and the last bid.
 */
async function triggeredRest(bidder: typeof bob) {
  for (const token of [ann, bob]) await sandbox.call('spot.cancel', { all: true, symbol }, token)
  await tradeAt('2000')
  const bid = (token: typeof bob, price: string) =>
    place(token, { side: 'buy', type: 'limit', price, quantity: '0.1' })
  const { order_no } = await place(ann, {
    side: 'sell',
    type: 'stop_market',
    trigger_price: '1950',
    quantity: '0.15',
  })
  await bid(bob, '1950')
  await bid(bob, '1800')
  const last = await bid(bidder, '1700')
  await place(ann, { side: 'sell', type: 'limit', price: '1950', quantity: '0.01', tif: 'IOC' })
  // The bid at 1800 is more than 5 percent below the best bid of 1950 that the order met first.
  expect((await open()).get(order_no)).toMatchObject({ status: 'pending', filled: '0.09000000' })
  return { order_no, last }
}

async function find(orderNo: string) {
  const { data } = await sandbox.call('spot.orders', { limit: 20 }, ann)
  return data.list.find((order) => 'order_no' in order && order.order_no === orderNo)
}

async function open() {
  const { data } = await sandbox.call('spot.openOrders', { symbol }, ann)
  return new Map(data.list.map((order) => [order.order_no, order]))
}

/** Restarts the sandbox on the same database. */
async function restart() {
  const { databaseUrl, dataDir } = sandbox.exchange().settings
  const { clock } = sandbox
  await sandbox.stop()
  sandbox = await testSandbox({ databaseUrl, dataDir, clock, ordersPerSecond: 1000 })
  await signIn()
}

/** Returns the numbers of the orders for which the member was notified about a reached trigger price. */
async function notices() {
  const { data } = await sandbox.call('notices.messages', { type: 'trade' }, ann)
  return data.list.map(({ ref_no }) => ref_no)
}
