import { add, round, sub } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Data } from '../../http/routes.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  // The clock does not move, so the market maker never runs and the books contain only orders of these tests.
  sandbox = await testSandbox({ ordersPerSecond: 1000 })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
})

type Order = Record<string, unknown>
const limit = (side: string, price: string, quantity: string, rest: Order = {}): Order => ({
  symbol: 'ETHUSDT',
  side,
  type: 'limit',
  price,
  quantity,
  ...rest,
})
const place = (token: Record<string, string>, order: Order) => sandbox.call('spot.place', order, token)
const cancel = (token: Record<string, string>, target: Order) => sandbox.call('spot.cancel', target, token)
const clean = async () => {
  for (const token of [ann, bob]) await cancel(token, { all: true, symbol: 'ETHUSDT' })
}

describe('spot orders', () => {
  test('another member’s order fills a resting order partly; both members see their fills, and the unfilled part can be canceled', async () => {
    const before = [await sandbox.balance(ann, 'ETH'), await sandbox.balance(bob, 'USDT')]
    const resting = await place(ann, limit('buy', '2000.10', '0.5', { client_order_id: 'first' }))
    expect(resting).toMatchObject({ code: 1, data: { status: 'open', price: '2000.10', fills: [] } })
    const taking = await place(bob, limit('sell', '1999.00', '0.2', { tif: 'IOC' }))
    expect(taking.data).toMatchObject({
      status: 'completed',
      filled: '0.20000000',
      quote_filled: '400.02000000',
      avg_price: '2000.10000000',
      fee: '0.40002000',
      fee_coin: 'USDT',
      fills: [{ price: '2000.10', qty: '0.20000000', liquidity: 'taker' }],
    })
    const open = await sandbox.call('spot.openOrders', {}, ann)
    expect(open.data.list).toMatchObject([{ client_order_id: 'first', status: 'partial', fee: '0.00020000' }])
    const { data } = await cancel(ann, { client_order_id: 'first' })
    expect(data.cancelled).toMatchObject([{ status: 'cancelled', reason: null, filled: '0.20000000' }])
    const eth = round(add(before[0]!.available, '0.1998'), 8, 'DOWN')
    expect(await sandbox.balance(ann, 'ETH')).toEqual({ available: eth, frozen: '0.00000000' })
    expect(await sandbox.balance(bob, 'USDT')).toEqual({
      available: round(add(before[1]!.available, '399.61998'), 8, 'DOWN'),
      frozen: '0.00000000',
    })
  })

  test('a buy order with a total in quote coin buys whole steps only and releases the rest of the total', async () => {
    await place(bob, limit('sell', '3000.00', '1'))
    const before = await sandbox.balance(ann, 'USDT')
    const order = { symbol: 'ETHUSDT', side: 'buy', type: 'market', total: '100' }
    const { data } = await place(ann, order)
    expect(data).toMatchObject({
      status: 'completed',
      filled: '0.03330000',
      total: '100.00000000',
      tif: null,
    })
    expect(await sandbox.balance(ann, 'USDT')).toEqual({
      available: round(sub(before.available, '99.9'), 8, 'DOWN'),
      frozen: '0.00000000',
    })
    await clean()
  })
})

describe('fields of spot requests that do not fit together', () => {
  const market = { symbol: 'ETHUSDT', type: 'market' }
  test.each([
    [
      { symbol: 'ETHUSDT', side: 'buy', type: 'limit' },
      { price: 'REQUIRED', quantity: 'REQUIRED' },
    ],
    [limit('buy', '2000', '1', { total: '5' }), { total: 'MODE_INVALID' }],
    [{ ...market, side: 'buy' }, { quantity: 'REQUIRED' }],
    [{ ...market, side: 'buy', quantity: '1', total: '5' }, { total: 'MODE_INVALID' }],
    [
      { ...market, side: 'sell', total: '5' },
      { quantity: 'REQUIRED', total: 'MODE_INVALID' },
    ],
    [{ ...market, side: 'sell', quantity: '1', price: '5' }, { price: 'MODE_INVALID' }],
    [{ ...market, side: 'sell', quantity: '1', tif: 'IOC' }, { tif: 'MODE_INVALID' }],
  ])('rejects the order %o, whose fields do not fit together', async (order, fields) => {
    expect((await place(ann, order)).data).toEqual({ error: 'VALIDATION', fields })
  })

  test.each([
    [{}, { order_no: 'REQUIRED' }],
    [{ all: true }, { symbol: 'REQUIRED' }],
    [{ order_no: 'S202603020000000001', client_order_id: 'x' }, { order_no: 'MODE_INVALID' }],
    [{ client_order_id: 'x', symbol: 'ETHUSDT' }, { symbol: 'MODE_INVALID' }],
  ])('rejects the cancel request %o, whose fields do not fit together', async (target, fields) => {
    expect((await cancel(ann, target)).data).toEqual({ error: 'VALIDATION', fields })
  })
})

test('the refusal of an order contains the error code, the field and the allowed value', async () => {
  const refused = async (order: Order) => {
    const { code, data } = await place(ann, order)
    return { code, ...data }
  }
  expect(await refused(limit('buy', '2000.001', '1'))).toEqual({
    code: 5302,
    error: 'PRICE_TICK',
    field: 'price',
    params: { tick: '0.01' },
  })
  expect(await refused(limit('sell', '2000', '999'))).toMatchObject({
    code: 5201,
    field: 'quantity',
    params: { available: (await sandbox.balance(ann, 'ETH')).available },
  })
  expect(await refused({ ...limit('buy', '1', '1'), symbol: 'NOPEUSDT' })).toMatchObject({ code: 5301 })
  expect(await refused({ symbol: 'ETHUSDT', side: 'buy', type: 'market', total: '50' })).toMatchObject({
    code: 5307,
  })
  await place(bob, limit('sell', '3000', '0.01'))
  expect(await refused(limit('buy', '3000', '0.01', { tif: 'PO' }))).toMatchObject({ code: 5306 })
  await clean()
})

describe('client order ids', () => {
  test('a repeated request with the same client order id returns the first order in its current state, even if both requests arrive concurrently', async () => {
    const order = limit('buy', '1500', '0.1', { client_order_id: 'twice' })
    const both = await Promise.all([place(ann, order), place(ann, order)])
    const numbers = new Set(both.map(({ data }) => data.order_no))
    expect([...numbers]).toHaveLength(1)
    await place(bob, limit('sell', '1500', '0.04'))
    const again = await place(ann, order)
    expect(again.data).toMatchObject({
      order_no: [...numbers][0],
      status: 'partial',
      fills: [{ qty: '0.04000000' }],
    })
    await cancel(ann, { client_order_id: 'twice' })
    expect((await place(ann, order)).data).toMatchObject({
      status: 'cancelled',
      fills: [{ qty: '0.04000000' }],
    })
    const { data } = await sandbox.call('spot.orders', { limit: 100 }, ann)
    expect(
      data.list.filter((one) => 'client_order_id' in one && one.client_order_id === 'twice'),
    ).toHaveLength(1)
  })

  test.each([
    ['price', { price: '1500.01' }],
    ['side', { side: 'sell', price: '4000' }],
    ['symbol', { symbol: 'LTCUSDT', price: '60' }],
    ['tif', { tif: 'PO' }],
    ['stp', { stp: 'expire_both' }],
  ])('refuses an order with the same client order id and a different %s', async (_, change) => {
    const order = limit('buy', '1500', '0.1', { client_order_id: 'other' })
    await place(ann, order)
    expect(await place(ann, { ...order, ...change })).toMatchObject({
      code: 5310,
      data: { error: 'DUPLICATE_CLIENT_ID', field: 'client_order_id' },
    })
  })

  test('two members can use the same client order id for different orders', async () => {
    const order = limit('buy', '1500', '0.1', { client_order_id: 'other' })
    const [mine, yours] = [await place(ann, order), await place(bob, order)]
    expect(yours.data.order_no).not.toBe(mine.data.order_no)
    await clean()
  })
})

describe('canceling spot orders', () => {
  test('answers a request to cancel another member’s order as if the order were unknown, and refuses to cancel an ended order with ORDER_CLOSED', async () => {
    const { data } = await place(ann, limit('buy', '1500', '0.1'))
    const target = { order_no: data.order_no }
    expect(await cancel(bob, target)).toMatchObject({ code: 4004, data: { error: 'ORDER_NOT_FOUND' } })
    expect(await cancel(ann, { order_no: 'S202603029999999999' })).toMatchObject({ code: 4004 })
    expect(await cancel(ann, { client_order_id: 'never' })).toMatchObject({ code: 4004 })
    const both = await Promise.all([cancel(ann, target), cancel(ann, target)])
    expect(both.map(({ code }) => code)).toEqual([1, 5311])
    expect(await cancel(ann, target)).toMatchObject({ code: 5311, data: { error: 'ORDER_CLOSED' } })
  })

  test('a request to cancel all orders of a symbol cancels no orders of other symbols', async () => {
    for (const price of ['1500', '1501']) await place(ann, limit('buy', price, '0.01'))
    const other = await place(ann, { ...limit('buy', '60', '1'), symbol: 'LTCUSDT' })
    await place(bob, limit('buy', '1502', '0.01'))
    const { data } = await cancel(ann, { all: true, symbol: 'ETHUSDT' })
    expect(data.cancelled.map(({ price }) => price)).toEqual(['1500.00', '1501.00'])
    expect(await cancel(ann, { order_no: other.data.order_no })).toMatchObject({ code: 1 })
    expect((await cancel(bob, { all: true, symbol: 'ETHUSDT' })).data.cancelled).toHaveLength(1)
    expect((await cancel(bob, { all: true, symbol: 'ETHUSDT' })).data.cancelled).toEqual([])
  })
})

describe('lists of spot orders', () => {
  test("order lists contain only the member's own orders, newest first, and can be filtered and paged", async () => {
    await clean()
    await place(ann, limit('buy', '1502', '0.01'))
    const made: string[] = []
    for (const [side, price] of [
      ['buy', '1500'],
      ['sell', '4000'],
      ['buy', '1501'],
    ] as const) {
      made.unshift((await place(bob, limit(side, price, '0.01'))).data.order_no)
    }
    const numbers = async (request: Order) => {
      const { data } = await sandbox.call('spot.openOrders', request, bob)
      return [data.list.map(({ order_no }) => order_no), data.page.total]
    }
    expect(await numbers({})).toEqual([made, 3])
    expect(await numbers({ side: 'buy' })).toEqual([[made[0], made[2]], 2])
    expect(await numbers({ limit: '2', page: '2' })).toEqual([[made[2]], 3])
    expect(await numbers({ symbol: 'BTCUSDT' })).toEqual([[], 0])
    const all = await sandbox.call('spot.orders', { status: 'open', symbol: 'ETHUSDT' }, bob)
    expect(all.data.list.map(({ order_no }) => order_no)).toEqual(made)
    await clean()
    expect(await numbers({})).toEqual([[], 0])
    const ended = await sandbox.call('spot.orders', { status: 'cancelled', side: 'sell', limit: 1 }, bob)
    expect(ended.data.list).toMatchObject([{ order_no: made[1] }])
  })

  test('the order history includes the trades of each order on request', async () => {
    const { data } = await sandbox.call('spot.orders', { status: 'completed', with_fills: true }, bob)
    expect(data.list[0]).toHaveProperty('fills')
    const without = await sandbox.call('spot.orders', { status: 'completed' }, bob)
    expect(without.data.list[0]).not.toHaveProperty('fills')
  })

  test('answers contain only the newest 1,000 trades of an order that has more than 1,000', async () => {
    await clean()
    const order = limit('buy', '1400', '0.01', { client_order_id: 'many-fills' })
    const { order_no } = (await place(bob, order)).data
    const { db } = sandbox.exchange().database
    await sql`
      INSERT INTO spot_fills (trade_id, order_id, price, quantity, fee, liquidity, ts)
      SELECT n, id, 140000000000, 1000, 0, 'maker', created_at
      FROM generate_series(900000001, 900001001) AS n, spot_orders WHERE order_no = ${order_no}`.execute(db)
    const listed = await sandbox.call('spot.orders', { status: 'open', with_fills: true }, bob)
    const repeated = await place(bob, order)
    const [first] = listed.data.list as Data<'spot.place'>[]
    for (const fills of [first!.fills!, repeated.data.fills!]) {
      expect(fills).toHaveLength(1000)
      expect([fills[0]!.trade_id, fills.at(-1)!.trade_id]).toEqual([900_000_002, 900_001_001])
    }
    await sql`DELETE FROM spot_fills WHERE trade_id > 900000000`.execute(db)
    await clean()
  })

  test('the call spot.orders lists AI orders if the request has the type `ai`; for spot orders, it rejects the AI order status `running`', async () => {
    const { data } = await sandbox.call('spot.orders', { type: 'ai' }, ann)
    expect(data).toEqual({ page: { limit: 20, total: 0, pages: 0, current: 1 }, list: [] })
    const wrong = await sandbox.call('spot.orders', { status: 'running' }, ann)
    expect(wrong.data).toMatchObject({ fields: { status: 'ENUM' } })
  })
})
