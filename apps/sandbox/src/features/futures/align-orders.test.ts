import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contracts } from '../../prices/contracts.ts'
import { atEnd } from '../../test-cleanup.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { notifyOf } from './futures-memory.ts'
import { auditFutures, marksIn, testFutures } from './test-futures.ts'
import { TestVenue } from './test-venue.ts'

const A = 10_001
const bid = { price: '60000', quantity: '0.1', leverage: 10 } as const

/**
 * Opens a venue in which member A has resting orders with a leverage of 10x, then sets the leverage of their symbol to
 * `leverage`. Returns the venue, the orders, and a function that gives the orders the leverage of their symbol.
 */
function before(usdt: string, marginMode: 'cross' | 'isolated', leverage: number) {
  const it = new TestVenue()
  it.mark('60000')
  it.deposit(A, usdt)
  const orders = [it.accept(A, { ...bid, marginMode }), it.accept(A, bid), it.accept(A, bid)]
  it.venue.setting(A, 'BTCUSDT').leverage = leverage
  return { it, orders, align: () => it.run((context) => it.venue.align(A, context)) }
}

test('resting orders get the new leverage of their symbol, and one booking adjusts the funds that they reserve', () => {
  const { it, orders, align } = before('10000', 'isolated', 5)
  expect([it.venue.unaligned(), it.wallet(A, 'frozen')]).toEqual([[A], '1809'])
  align()
  expect(orders).toMatchObject(
    orders.map(() => ({ status: 'open', leverage: 5, reserved: 120_300_000_000n })),
  )
  expect(it.change.postings).toMatchObject([{ change: 'futures_margin', refNo: orders[2]!.orderNo }])
  expect([it.venue.unaligned(), it.wallet(A, 'frozen')]).toEqual([[], '3609'])
  align()
  expect(it.change).toMatchObject({ changed: new Set(), postings: [] })
})

test('a higher leverage of the symbol releases margin of its resting orders', () => {
  const { it, orders, align } = before('10000', 'isolated', 40)
  align()
  expect(orders).toMatchObject(orders.map(() => ({ status: 'open', leverage: 40 })))
  expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['9541', '459'])
})

test.each(['isolated', 'cross'] as const)(
  'if the balance cannot cover all resting %s orders at a new leverage, the newest orders are canceled, with a message to the member',
  (marginMode) => {
    const { it, orders, align } = before('2406', marginMode, 5)
    align()
    expect(orders).toMatchObject([
      { status: 'open', leverage: 5 },
      { status: 'open', leverage: 5 },
      { status: 'cancelled', reason: 'system', reserved: 0n },
    ])
    expect(it.change.notices.map(notifyOf)).toEqual([
      {
        ...{ memberId: A, type: 'trade', name: 'ORDER_UNFUNDED' },
        ...{ refType: 'futures_order', refNo: orders[2]!.orderNo },
        params: { symbol: 'BTCUSDT', order_no: orders[2]!.orderNo, coin: 'BTC' },
      },
    ])
    expect(it.figures(A)).toMatchObject({ order_margin: '2406.00000000', available: '0.00000000' })
    expect(it.wallet(A, 'frozen')).toBe(marginMode === 'isolated' ? '2406' : '0')
    expect(it.venue.unaligned()).toEqual([])
  },
)

test.each(['isolated', 'cross'] as const)(
  'funds that %s orders of one symbol release at a higher leverage can be used for orders of another symbol at a lower leverage',
  (marginMode) => {
    const it = new TestVenue()
    it.mark('60000')
    it.mark('1500', 'ETHUSDT')
    it.deposit(A, '1000')
    const bitcoin = it.accept(A, { ...bid, marginMode })
    const ether = it.accept(A, {
      symbol: 'ETHUSDT',
      price: '1500',
      quantity: '2',
      leverage: 10,
      marginMode,
    })
    it.venue.setting(A, 'BTCUSDT').leverage = 8
    it.venue.setting(A, 'ETHUSDT').leverage = 20
    it.run((context) => it.venue.align(A, context))
    expect([bitcoin, ether]).toMatchObject([
      { status: 'open', leverage: 8 },
      { status: 'open', leverage: 20 },
    ])
    expect(it.figures(A)).toMatchObject({ order_margin: '904.50000000', available: '95.50000000' })
    expect(it.wallet(A, 'frozen')).toBe(marginMode === 'isolated' ? '904.5' : '0')
  },
)

test('after a restart, resting orders get the leverage of their symbol when the first mark prices are published', {
  tags: 'deep',
}, async () => {
  const futures = await testFutures()
  const { ann, bob, mark, place } = futures
  await futures.sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const order = { side: 'buy', type: 'limit', ...bid }
  for (const token of [ann, bob])
    for (const price of ['59000', '58000']) await place(token, { ...order, price, margin_mode: 'isolated' })

  const { database, settings } = futures.sandbox.exchange()
  await sql`UPDATE futures_settings SET leverage = CASE member_id WHEN 10001 THEN 5 ELSE 1 END`.execute(
    database.db,
  )
  const { databaseUrl, dataDir } = settings
  const { clock } = futures.sandbox
  await futures.sandbox.stop()
  const sandbox = await testSandbox({ databaseUrl, dataDir, clock, control: true, ordersPerSecond: 1000 })
  atEnd(() => sandbox.stop())
  await sandbox.control('bots', { enabled: false })
  const exchange = sandbox.exchange()
  const ledger = async () => {
    const { db } = exchange.database
    const rows = db.selectFrom('account_changes').selectAll().where('type', '=', 'futures_margin')
    return (await rows.orderBy('id').execute()).map(({ member_id }) => member_id)
  }
  const earlier = await ledger()
  const prices = Object.fromEntries(contracts.map(({ symbol }) => [symbol, '60000']))
  await exchange.marks.publish(marksIn(sandbox, prices))
  const ordersOf = async (account: string) => {
    const { data } = await sandbox.call('futures.orders', {}, await sandbox.signIn(account))
    return data.list.map(({ price, leverage }) => [price, leverage])
  }
  expect(await ordersOf('demo@example.com')).toEqual([
    ['58000.0', 5],
    ['59000.0', 5],
  ])
  // At 1x, the wallet of 10,000 USDT covers only the older order.
  expect(await ordersOf('demo2@example.com')).toEqual([['59000.0', 1]])
  expect(await auditFutures(exchange)).toEqual([])
  expect((await exchange.ledger.trialBalance(exchange.database.db)).ok).toBe(true)
  const added = (await ledger()).slice(earlier.length)
  expect(added.filter((memberId) => memberId === 10_001)).toHaveLength(1)
  const commits = sql<{ xmin: string }>`SELECT DISTINCT xmin::text FROM futures_orders`
  expect((await commits.execute(exchange.database.db)).rows).toHaveLength(1)
})
