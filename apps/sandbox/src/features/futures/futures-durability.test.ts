import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'
import type { BookUpdate } from '../../prices/trading-floor.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { readCommand } from './futures-command.ts'
import { FuturesMemory, openFuturesLoop } from './futures-memory.ts'
import { auditFutures, type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
const traders: Record<string, string>[] = []
let database: Database
let transaction: Database['transaction']
const published: { updates: BookUpdate[]; events: MemberEvent[] } = { updates: [], events: [] }
beforeAll(async () => {
  futures = await testFutures()
  const exchange = futures.sandbox.exchange()
  database = exchange.database
  transaction = database.trading.transaction
  exchange.floors.futures.listen((update) => {
    published.updates.push(update)
    onUpdate(update)
  })
  const { toMember } = exchange.stream
  exchange.stream.toMember = (memberId, events) => {
    published.events.push(...events)
    toMember(memberId, events)
  }
  for (const name of ['ada', 'ben', 'cleo'])
    traders.push(await futures.member(`${name}@example.com`, '50000'))
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000' })
  await sql`
    CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.client_order_id LIKE 'poison%' THEN RAISE EXCEPTION 'no room for %', NEW.client_order_id; END IF;
      RETURN NEW;
    END $$`.execute(database.db)
  await sql`
    CREATE TRIGGER poison BEFORE INSERT ON futures_orders FOR EACH ROW EXECUTE FUNCTION refuse_poison()`.execute(
    database.db,
  )
})
afterEach(async () => {
  database.trading.transaction = transaction
  // After every test, the state in memory must equal the state in the database: nothing is lost and nothing is
  // duplicated.
  expect(await stateOf('again')).toEqual(await stateOf('now'))
  expect(await auditFutures(futures.sandbox.exchange())).toEqual([])
  await futures.addsUp()
  published.updates = []
  published.events = []
})

const TRADERS = [10_003, 10_004, 10_005]
const SYMBOLS = ['BTCUSDT', 'ETHUSDT']
/**
 * Returns the accounts and positions of the test members, and the order books: from the running venue for `now`, or
 * from a venue that is newly loaded from the database for `again`.
 */
async function stateOf(source: 'now' | 'again') {
  if (source === 'now') {
    const members = await Promise.all(TRADERS.map((_, index) => futures.positions(by(index))))
    return { members, books: SYMBOLS.map((symbol) => levelsOf(mirror.get(symbol) ?? new Map())) }
  }
  const exchange = futures.sandbox.exchange()
  const floor = { ...exchange.floors.futures, publish: () => {} }
  const silent = { ...exchange, floors: { ...exchange.floors, futures: floor } }
  const known = await openFuturesLoop(silent, new FuturesMemory(silent, async () => [])).submit(
    readCommand((batch) => ({
      members: TRADERS.map((id) => ({ account: batch.account(id), list: batch.positions(id) })),
      books: SYMBOLS.map((symbol) => {
        const { bids = [], asks = [] } = batch.venue.depth(symbol) ?? {}
        const people = (side: string) => (level: readonly [number, number]) =>
          [`${side} ${level[0]}`, level[1]] as const
        return levelsOf(new Map([...bids.map(people('buy')), ...asks.map(people('sell'))]))
      }),
    })),
  )
  return known
}
/** Returns the price levels of a book, sorted. */
const levelsOf = (levels: Map<string, number>) => [...levels].sort(([a], [b]) => (a < b ? -1 : 1))

/** A copy of the order books that this test builds from published updates only. */
const mirror = new Map<string, Map<string, number>>()
function onUpdate({ symbol, whole, levels: changes }: BookUpdate) {
  const levels = whole ? new Map<string, number>() : (mirror.get(symbol) ?? new Map())
  mirror.set(symbol, levels)
  for (const { side, price, lots } of changes) {
    if (lots === 0) levels.delete(`${side} ${price}`)
    else levels.set(`${side} ${price}`, lots)
  }
}

const limit = (side: string, price: string, quantity: string, rest: object = {}) => ({
  side,
  type: 'limit',
  price,
  quantity,
  ...rest,
})
const [ADA, BEN, CLEO] = [0, 1, 2]
const by = (trader: number) => traders[trader]!

describe('a restart of the futures venue', () => {
  test('a restart restores positions of both margin modes, resting and partly filled orders, triggers and settings', async () => {
    await futures.place(by(BEN), limit('sell', '60000', '0.5'))
    await futures.place(by(ADA), limit('buy', '60000', '0.7', { margin_mode: 'isolated', leverage: 33 }))
    await futures.place(by(CLEO), limit('sell', '60000.0', '0.1', { leverage: 7, take_profit: '50000' }))
    await futures.place(by(ADA), { side: 'sell', type: 'sl', trigger_price: '59500', trigger_by: 'mark' })
    await futures.close(by(ADA), { symbol: 'BTCUSDT', type: 'limit', price: '61000', quantity: '0.2' })
    await futures.place(by(BEN), {
      ...limit('buy', '2900.01', '3.3', { margin_mode: 'isolated' }),
      symbol: 'ETHUSDT',
    })
    await futures.place(by(CLEO), { ...limit('sell', '2900', '1.1'), symbol: 'ETHUSDT' })
    const { list } = await futures.positions(by(ADA))
    expect(list).toMatchObject([{ quantity: '0.60000000', stop_loss: { price: '59500.0' } }])
  })
})

describe('a database transaction that fails', () => {
  test('if the database refuses one command of a batch, only that command fails and none of its effects are published', async () => {
    const names = Array.from({ length: 12 }, (_, index) => (index === 7 ? 'poison-1' : `sound-${index}`))
    const answers = await Promise.all(
      names.map((name) => futures.place(by(ADA), limit('buy', '40000', '0.001', { client_order_id: name }))),
    )
    expect(answers.map(({ code }) => code === 1)).toEqual(names.map((name) => name !== 'poison-1'))
    const clientIds = published.events.flatMap((event) =>
      event.kind === 'futures_order' ? [event.order.client_order_id] : [],
    )
    expect(clientIds.sort()).toEqual(names.filter((name) => name !== 'poison-1').sort())
  })

  test('if the database refuses a command, its fills are undone and the complete order book is published', async () => {
    await futures.place(by(CLEO), limit('sell', '62000', '0.01'))
    published.updates = []
    const before = await stateOf('now')
    await futures.place(by(BEN), limit('buy', '62000', '0.01', { client_order_id: 'poison-2' }))
    expect(published.updates).toEqual([])
    expect(await stateOf('now')).toEqual(before)
    const btc = published.updates.filter(({ symbol }) => symbol === 'BTCUSDT')
    expect(btc).toMatchObject([{ whole: true }])
    expect(btc[0]?.levels).toContainEqual({ side: 'sell', price: 620_000, lots: 10 })
  })
})

describe('a database connection that is lost at the commit', () => {
  /**
   * Returns a proxy that forwards every call to the transaction `tx`. The test below simulates the lost connection: it
   * throws `lost` before or after the commit.
   */
  const losingCommitAnswer = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })

  test.each(['before', 'after'] as const)(
    'if the connection is lost %s the commit, the order is stored exactly once',
    async (moment) => {
      const lost = new Error('Connection terminated unexpectedly')
      let left = 1
      database.trading.transaction = async <T>(run: (tx: Tx) => Promise<T>) => {
        if (left-- <= 0) return transaction(run)
        await transaction(async (tx) => {
          await run(losingCommitAnswer(tx))
          if (moment === 'before') throw lost
        })
        throw lost
      }
      const name = `outcome-${moment}`
      const { data } = await futures.place(by(ADA), limit('buy', '40000', '0.001', { client_order_id: name }))
      expect(data).toMatchObject({ status: 'open', client_order_id: name })
      const rows = await database.db
        .selectFrom('futures_orders')
        .select('id')
        .where('client_order_id', '=', name)
        .execute()
      expect(rows).toHaveLength(1)
    },
  )
})

test('a client order id can be used again after a day', async () => {
  const order = limit('buy', '41000', '0.001', { client_order_id: 'daily' })
  const first = await futures.place(by(ADA), order)
  await futures.call('futures.cancel', { client_order_id: 'daily' }, by(ADA))
  expect((await futures.place(by(ADA), order)).data.order_no).toBe(first.data.order_no)
  await sql`UPDATE futures_orders SET created_at = created_at - 86400000 WHERE client_order_id = 'daily'`.execute(
    database.db,
  )
  const second = await futures.place(by(ADA), { ...order, price: '41001' })
  expect(second.data).toMatchObject({ status: 'open', price: '41001.0' })
  const { data } = await futures.call('futures.cancel', { client_order_id: 'daily' }, by(ADA))
  expect(data.cancelled).toMatchObject([{ order_no: second.data.order_no }])
})

describe('closing a position with an Idempotency-Key', () => {
  const size = async () =>
    (await futures.positions(by(BEN))).list.find((one) => one.symbol === 'BTCUSDT')?.quantity
  const part = { symbol: 'BTCUSDT', quantity: '0.01' }

  test('requests repeated with one Idempotency-Key close a position once, and the answer is stored in the transaction of the closing order', async () => {
    await futures.place(by(ADA), limit('sell', '60000', '0.5'))
    const before = await size()
    const [first, second] = await Promise.all([
      futures.close(by(BEN), part, 'close-1'),
      futures.close(by(BEN), part, 'close-1'),
    ])
    const done = [first, second].find(({ code }) => code === 1)
    const again = await futures.close(by(BEN), part, 'close-1')
    expect(again.data).toEqual(done.data)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(Number(await size())).toBeCloseTo(Number(before) - 0.01, 8)
    // The same transaction wrote the idempotency record and the closing order. A crash can therefore not lose only one
    // of them.
    const { rows } = await sql<{ same: boolean }>`
      SELECT (SELECT xmin::text FROM futures_orders ORDER BY id DESC LIMIT 1)
        = (SELECT xmin::text FROM idempotency_keys ORDER BY created_at DESC LIMIT 1) AS same`.execute(
      database.db,
    )
    expect(rows).toEqual([{ same: true }])
    expect((await futures.close(by(BEN), { symbol: 'BTCUSDT' }, 'close-1')).data.error).toBe(
      'IDEMPOTENCY_CONFLICT',
    )
  })

  test('a failed closing transaction stores no order or answer; a repeated request succeeds', async () => {
    const before = await size()
    const request = { ...part, client_order_id: 'poison-3' }
    expect((await futures.close(by(BEN), request, 'close-2')).status).toBe(500)
    expect(await size()).toBe(before)
    await sql`ALTER TABLE futures_orders DISABLE TRIGGER poison`.execute(database.db)
    expect((await futures.close(by(BEN), request, 'close-2')).data.orders).toHaveLength(1)
    await sql`ALTER TABLE futures_orders ENABLE TRIGGER poison`.execute(database.db)
    expect(Number(await size())).toBeCloseTo(Number(before) - 0.01, 8)
  })

  test('a refused close request is stored, so that repeated requests get the same refusal', async () => {
    const solana = { symbol: 'SOLUSDT' }
    expect((await futures.close(by(BEN), solana, 'close-3')).data.error).toBe('NO_POSITION')
    const again = await futures.close(by(BEN), solana, 'close-3')
    expect([again.data.error, again.headers['idempotent-replayed']]).toEqual(['NO_POSITION', 'true'])
  })
})

describe('concurrent futures commands', () => {
  const marketMaker = () => futures.sandbox.exchange().floors.futures.marketMaker()!
  const quote = (side: 'buy' | 'sell', price: number, lots: number) =>
    marketMaker().submit([
      { symbol: 'BTCUSDT', cancel: [], orders: [{ member: 1, side, price, lots, timeInForce: 'GTC' }] },
    ])
  const send = (base: number, index: number) => {
    const trader = by(index % 3)
    const ticks = base * 10 + ((index * 370) % 411) - 200
    const price = (ticks / 10).toFixed(1)
    if (index % 11 === 0) return quote(index % 2 === 0 ? 'buy' : 'sell', ticks, 900)
    if (index % 13 === 0) return futures.mark({ BTCUSDT: price })
    if (index % 37 === 0) return futures.close(trader, { all: true }, `many-${base}-${index}`)
    if (index % 19 === 0) return futures.call('futures.cancel', { all: true, symbol: 'BTCUSDT' }, trader)
    if (index % 7 === 0)
      return futures.place(trader, { side: 'sell', type: 'sl', trigger_price: (base * 0.97).toFixed(1) })
    return futures.place(
      trader,
      limit((index * 5) % 3 === 0 ? 'buy' : 'sell', price, '0.737', { leverage: 50 }),
    )
  }

  // Some of these mark prices are far enough from the entry prices to liquidate positions.
  test.each([60_000, 63_000, 57_000, 52_000, 61_000, 70_000])(
    'after concurrent orders, cancellations, closings, mark prices and quotes around a price of %i, the state in memory equals the state in the database',
    async (base) => {
      await futures.mark({ BTCUSDT: String(base) })
      await Promise.all(Array.from({ length: 90 }, (_, index) => send(base, index)))
      const cancel = marketMaker()
        .quotes('BTCUSDT')
        .map(({ id }) => id)
      await marketMaker().submit([{ symbol: 'BTCUSDT', cancel, orders: [] }])
    },
  )

  test('the preceding tests have closed positions both by liquidation and by members’ requests', async () => {
    const rows = await database.db.selectFrom('futures_closed').select('closed_by').distinct().execute()
    expect(rows.map((row) => row.closed_by)).toEqual(expect.arrayContaining(['user', 'liquidation']))
  })
})
