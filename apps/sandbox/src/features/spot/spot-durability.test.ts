import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { whileLocked } from '../../database/test-database.ts'
import type { Tx } from '../../database/transaction.ts'
import type { BookUpdate } from '../../prices/trading-floor.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { type TestSpot, testSpot } from './test-spot.ts'

let spot: TestSpot
let database: Database
let transaction: Database['transaction']
const published: { updates: BookUpdate[]; events: MemberEvent[] } = { updates: [], events: [] }
beforeAll(async () => {
  const exchange = (await testSandbox()).exchange()
  spot = await testSpot(exchange)
  database = exchange.database
  transaction = database.trading.transaction
  exchange.floors.spot.listen((update) => published.updates.push(update))
  const { toMember } = exchange.stream
  exchange.stream.toMember = (memberId, events) => {
    published.events.push(...events)
    toMember(memberId, events)
  }
  await sql`
    CREATE FUNCTION refuse_poison() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.client_order_id LIKE 'poison%' THEN RAISE EXCEPTION 'no room for %', NEW.client_order_id; END IF;
      RETURN NEW;
    END $$`.execute(database.db)
  await sql`
    CREATE TRIGGER poison BEFORE INSERT ON spot_orders FOR EACH ROW EXECUTE FUNCTION refuse_poison()`.execute(
    database.db,
  )
})
afterEach(async () => {
  database.trading.transaction = transaction
  // After every test, the books in memory equal books that are rebuilt from the database.
  expect(await spot.audit()).toEqual([])
  const { live, rebuilt } = await spot.compare()
  expect(rebuilt).toEqual(live)
  for (const trader of spot.traders) await spot.cancel(trader, { symbol: 'LTCUSDT' })
  published.updates = []
  published.events = []
})

const buy = (price: number, clientOrderId: string | null = null) =>
  spot.place(spot.traders[0]!, { price: BigInt(price) * 10n ** 8n, clientOrderId }) as Promise<{
    order_no: string
  }>
const countOf = async (clientOrderId: string) =>
  (
    await database.db
      .selectFrom('spot_orders')
      .select('id')
      .where('client_order_id', '=', clientOrderId)
      .execute()
  ).length
const counted = () => {
  let count = 0
  database.trading.transaction = (run) => {
    count++
    return transaction(run)
  }
  return () => count
}

describe('group commit (many commands in one transaction)', () => {
  test('a hundred concurrent commands share at most three transactions and are answered in the order of their arrival', async () => {
    const count = counted()
    const answered: string[] = []
    const sent = Array.from({ length: 100 }, async () => answered.push((await buy(50)).order_no))
    await Promise.all(sent)
    expect(count()).toBeLessThanOrEqual(3)
    const rows = await database.db
      .selectFrom('spot_orders')
      .select(['id', 'order_no'])
      .orderBy('id')
      .execute()
    const known = new Set(answered)
    expect(answered).toEqual(rows.map(({ order_no }) => order_no).filter((one) => known.has(one)))
  })

  test('in one batch, an order can be placed and canceled; a second request to cancel it is refused', async () => {
    const [first] = await Promise.all([buy(50, 'quick'), buy(51)])
    const target = { orderNo: first.order_no }
    const both = await Promise.allSettled([1, 2].map(() => spot.cancel(spot.traders[0]!, target)))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    const again = Promise.all([
      buy(50, 'quicker'),
      spot.cancel(spot.traders[0]!, { clientOrderId: 'quicker' }),
    ])
    expect((await again)[1]).toMatchObject({ cancelled: [{ client_order_id: 'quicker' }] })
  })

  test('stores the terms, the frozen funds and the new place in the queue of an amended order', async () => {
    const [first, second] = [await buy(70), await buy(70)]
    const [trader] = spot.traders
    const [moved] = await Promise.all([
      spot.amend(trader!, first.order_no, { price: 71n * 10n ** 8n, quantity: 2n * 10n ** 8n }),
      spot.amend(trader!, second.order_no, { price: 70n * 10n ** 8n, quantity: 10n ** 7n }),
    ])
    expect(moved).toMatchObject({ order_no: first.order_no, price: '71.00', quantity: '2.00000000' })
    await spot.amend(trader!, first.order_no, { price: 70n * 10n ** 8n, quantity: 2n * 10n ** 8n })
    const { rebuilt } = await spot.compare()
    const [bids] = rebuilt as { order: { orderNo: string } }[][]
    expect(bids!.map(({ order }) => order.orderNo)).toEqual([second.order_no, first.order_no])
  })

  test('stores the amended prices of both legs of an OCO and the amount that they freeze', async () => {
    const [trader] = spot.traders
    const units = (value: number) => BigInt(value) * 10n ** 8n
    const quantity = units(1)
    const placed = await spot.place(trader!, {
      ...{ price: units(70), quantity, timeInForce: 'PO' },
      ocoStop: { triggerPrice: units(90), price: units(91) },
    })
    const { order_no, oco_order_no } = placed as { order_no: string; oco_order_no: string }
    await spot.amend(trader!, order_no, { quantity, price: units(72) })
    await spot.amend(trader!, oco_order_no, {
      ...{ type: 'stop_limit', quantity, triggerPrice: units(94), price: units(95) },
    })
    const { live, rebuilt } = await spot.compare()
    expect(rebuilt).toEqual(live)
    const rows = await database.db
      .selectFrom('spot_orders')
      .select(['price', 'trigger_price', 'held', 'status'])
      .where('order_no', 'in', [order_no, oco_order_no])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { price: units(72), trigger_price: null, held: units(95), status: 'open' },
      { price: units(95), trigger_price: units(94), held: 0n, status: 'pending' },
    ])
  })

  test('a command can spend funds that an earlier command of the same transaction received', async () => {
    const [rich, poor] = spot.traders as [number, number]
    await spot.place(rich, { price: 90n * 10n ** 8n, quantity: 9_000n * 10n ** 8n })
    const all = { side: 'sell', type: 'market', price: null, timeInForce: null } as const
    const sold = spot.place(poor, { ...all, quantity: 9_000n * 10n ** 8n })
    const bought = spot.place(poor, { price: 150n * 10n ** 8n, quantity: 9_000n * 10n ** 8n })
    expect(await Promise.all([sold, bought])).toMatchObject([{ status: 'completed' }, { status: 'open' }])
  })
})

describe('a transaction that fails', () => {
  test('if the database refuses one command of a batch, only this command fails', async () => {
    const names = Array.from({ length: 20 }, (_, index) => (index === 11 ? 'poison-1' : `sound-${index}`))
    const outcomes = await Promise.allSettled(names.map((name) => buy(50, name)))
    const failed = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [names[index]] : []))
    expect(failed).toEqual(['poison-1'])
    for (const name of names) expect(await countOf(name)).toBe(name === 'poison-1' ? 0 : 1)
  })

  test('publishes nothing about a failed command, and publishes the complete book after the next command', async () => {
    await buy(60)
    const publishedSeq = published.updates.at(-1)!.seq
    published.updates = []
    published.events = []
    await expect(buy(61, 'poison-2')).rejects.toThrow('no room for poison-2')
    expect(published).toEqual({ updates: [], events: [] })
    await buy(62)
    const ltc = published.updates.filter(({ symbol }) => symbol === 'LTCUSDT')
    expect(ltc).toHaveLength(1)
    expect(ltc[0]).toMatchObject({ whole: true, seq: spot.books.get('LTCUSDT')!.book.seq })
    expect(ltc[0]!.seq).toBeGreaterThan(publishedSeq)
    expect(ltc[0]!.levels.map(({ price }) => price)).toEqual([6200, 6000])
  })
})

describe('a connection that is lost', () => {
  test('if the connection is lost before the commit, runs the command once more', async () => {
    const account = `u:${spot.traders[0]}:spot`
    const order = await whileLocked(
      database,
      (tx) => sql`SELECT * FROM ledger_balances WHERE account = ${account} FOR UPDATE`.execute(tx),
      () => buy(50, 'cut'),
      (tx) =>
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(tx),
    )
    expect(order).toMatchObject({ status: 'open' })
    expect(await countOf('cut')).toBe(1)
  })

  /** Wraps a transaction so that hooks registered on it do not run. This simulates a commit whose answer is lost. */
  const losingCommitAnswer = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  /** Simulates one lost connection after everything was written, either before or after the commit. */
  const loseOnce = (moment: 'before' | 'after') => {
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
  }

  test.each(['before', 'after'] as const)(
    'stores the order exactly once if the connection is lost %s the commit',
    async (moment) => {
      loseOnce(moment)
      const name = `outcome-${moment}`
      expect(await buy(50, name)).toMatchObject({ status: 'open', client_order_id: name })
      expect(await countOf(name)).toBe(1)
      expect(published.events.filter((event) => event.kind === 'order')).toHaveLength(1)
    },
  )

  /**
   * Simulates a connection that is lost while the next commit is in progress. Returns a function that lets the commit
   * succeed.
   */
  const holdCommit = () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    let late: Promise<void> | undefined
    database.trading.transaction = async <T>(run: (tx: Tx) => Promise<T>): Promise<T> => {
      database.trading.transaction = transaction
      await new Promise<void>((written) => {
        late = transaction(async (tx) => {
          await run(losingCommitAnswer(tx))
          written()
          await held
        })
      })
      throw new Error('Connection terminated unexpectedly')
    }
    return async () => {
      finish()
      await late
    }
  }

  test('refuses commands while a commit of unknown outcome is in progress; after this commit, the books contain the order that it has stored', async () => {
    const finish = holdCommit()
    await expect(buy(50, 'late')).rejects.toThrow('the connection was lost at the commit')
    const other = () => spot.place(spot.traders[1]!, { price: 51n * 10n ** 8n })
    await expect(other()).rejects.toThrow('a commit is in progress')
    await finish()
    expect(await other()).toMatchObject({ status: 'open' })
    expect(await countOf('late')).toBe(1)
    expect(spot.books.get('LTCUSDT')!.openOf(spot.traders[0]!)).toMatchObject([{ clientOrderId: 'late' }])
  })

  test('publishes the trades and orders of a commit of unknown outcome once, when the next command finds it committed', {
    tags: 'deep',
  }, async () => {
    const [ada, ben] = spot.traders as [number, number]
    const sell = { side: 'sell', price: 80n * 10n ** 8n, clientOrderId: 'resting' } as const
    await spot.place(ben, sell)
    published.updates = []
    published.events = []
    const finish = holdCommit()
    await expect(spot.place(ada, { price: 80n * 10n ** 8n })).rejects.toThrow('the connection was lost')
    await finish()
    expect(published).toEqual({ updates: [], events: [] })
    for (let count = 0; count < 2; count++) await buy(50)
    const fills = published.events.flatMap((event) => (event.kind === 'fill' ? [event.side] : []))
    expect(fills).toEqual(expect.arrayContaining(['buy', 'sell']))
    expect(fills).toHaveLength(2)
    const orders = published.events.flatMap((event) => (event.kind === 'order' ? [event.order] : []))
    expect(orders.filter((order) => order.client_order_id === 'resting')).toMatchObject([
      { status: 'completed' },
    ])
    const ltc = published.updates.filter(({ symbol }) => symbol === 'LTCUSDT')
    expect(ltc.flatMap(({ trades }) => trades)).toMatchObject([{ price: 8000 }])
    const seqs = ltc.map(({ seq }) => seq)
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
  })

  test('refuses commands while the database is not reachable, and executes commands again once it is reachable', async () => {
    database.trading.transaction = () => Promise.reject(new Error('Connection terminated unexpectedly'))
    const outcomes = await Promise.allSettled([buy(50, 'down-1'), buy(50, 'down-2')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    database.trading.transaction = transaction
    expect(await buy(50, 'down-1')).toMatchObject({ status: 'open' })
  })
})

describe('database constraints of the spot tables', () => {
  test.each([
    [
      'an open order without frozen funds',
      `UPDATE spot_orders SET held = 0 WHERE status = 'open'`,
      'held_while_open',
    ],
    [
      'an ended order with a hold',
      `UPDATE spot_orders SET status = 'completed' WHERE held > 0`,
      'held_while_open',
    ],
    ['an order filled beyond its quantity', 'UPDATE spot_orders SET filled = quantity + 1', 'not_overfilled'],
    ['a negative hold', 'UPDATE spot_orders SET held = -1', 'held_check'],
    [
      'a client id twice',
      `UPDATE spot_orders SET client_order_id = 'one', client_id_live = true`,
      'client_id',
    ],
    ['an order of an unknown member', 'UPDATE spot_orders SET member_id = 99', 'member_id_fkey'],
    ['a limit order without price', 'UPDATE spot_orders SET price = NULL', 'spot_orders_kind'],
    [
      'a fill of an unknown order',
      `INSERT INTO spot_fills VALUES (1, 999999999, 1, 1, 0, 'maker', 1)`,
      'order_id_fkey',
    ],
  ])('the spot tables reject %s', async (_name, statement, message) => {
    await Promise.all([buy(50), buy(50)])
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(message)
  })
})
