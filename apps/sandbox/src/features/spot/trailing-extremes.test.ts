import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { openOrders } from './order-list.ts'
import { type TestSpot, testSpot } from './test-spot.ts'

const UNIT = 10n ** 8n
let spot: TestSpot
let database: Database
beforeAll(async () => {
  // The clock does not move, so the market maker never runs and the books contain only orders of these tests.
  const exchange = (await testSandbox()).exchange()
  spot = await testSpot(exchange)
  database = exchange.database
})
afterEach(async () => {
  for (const trader of spot.traders) await spot.cancel(trader, { symbol: 'LTCUSDT' })
})

const [ada, ben, cleo] = [0, 1, 2]
const by = (trader: number) => spot.traders[trader]!
const placed = (order: unknown) => order as { order_no: string }

/** Makes two members trade at a price, which becomes the last price. */
async function tradeAt(price: number): Promise<void> {
  const terms = { price: BigInt(price) * UNIT, quantity: UNIT }
  await spot.place(by(ben), { ...terms, side: 'buy' })
  await spot.place(by(cleo), { ...terms, side: 'sell' })
}
const trail = async (side: 'buy' | 'sell', percent: number) => {
  const amount = side === 'buy' ? { quantity: null, total: 100n * UNIT } : { quantity: UNIT }
  const terms = {
    type: 'trailing_stop',
    price: null,
    timeInForce: null,
    trailPct: BigInt(percent) * UNIT,
  } as const
  return placed(await spot.place(by(ada), { ...terms, ...amount, side }))
}
const trailing = () => [...spot.books.get('LTCUSDT')!.trailing].sort((a, b) => a.id - b.id)

/**
 * Returns the trigger prices of all trailing stops. First checks that the market in memory equals a market that is
 * rebuilt from the database.
 */
async function triggers(): Promise<number[]> {
  const { live, rebuilt } = await spot.compare()
  expect(rebuilt).toEqual(live)
  return trailing().map(({ triggerPrice }) => Number(triggerPrice) / Number(UNIT))
}
/** Returns the stored trigger price of each row and the id of the transaction that last wrote the row. */
const rows = async () =>
  (
    await sql<{ row: string }>`SELECT xmin || ' ' || trigger_price AS row FROM spot_orders
      WHERE type = 'trailing_stop' AND status = 'pending' ORDER BY id`.execute(database.db)
  ).rows
const extremes = () => database.db.selectFrom('spot_extremes').selectAll().orderBy('newest').execute()

describe('trailing stops that follow the last price', () => {
  test('a new highest price updates one shared row instead of each trailing stop’s row; a market rebuilt from the database has the same trigger prices', async () => {
    await tradeAt(100)
    for (let count = 0; count < 20; count++) await trail('sell', 10)
    const before = await rows()
    for (const price of [101, 105, 104, 110]) await tradeAt(price)
    expect(await triggers()).toEqual(Array(20).fill(99))
    expect(await rows()).toEqual(before)
    expect(await extremes()).toMatchObject([{ side: 'sell', price: 110n * UNIT }])
  })

  test('a trailing stop ignores prices before its acceptance or a change of its distance', async () => {
    await tradeAt(100)
    await trail('sell', 10)
    await tradeAt(120)
    const second = await trail('sell', 10)
    await tradeAt(110)
    await trail('sell', 10)
    expect(await triggers()).toEqual([108, 108, 99])
    await tradeAt(115)
    expect(await triggers()).toEqual([108, 108, 103.5])
    const amended = {
      side: 'sell',
      type: 'trailing_stop',
      price: null,
      timeInForce: null,
      quantity: UNIT,
    } as const
    await spot.amend(by(ada), second.order_no, { ...amended, trailPct: 20n * UNIT })
    expect(await triggers()).toEqual([108, 92, 103.5])
    await tradeAt(116)
    expect(await triggers()).toEqual([108, 92.8, 104.4])
    expect((await extremes()).map(({ price }) => price)).toEqual([120n * UNIT, 116n * UNIT])
    await tradeAt(125)
    expect(await triggers()).toEqual([112.5, 100, 112.5])
    expect(await extremes()).toHaveLength(1)
  })

  test('the list of open orders shows the trigger price to which a trailing stop has moved', async () => {
    await tradeAt(100)
    await trail('buy', 10)
    await tradeAt(80)
    expect(await triggers()).toEqual([88])
    const { list } = await openOrders(database.db, by(ada), {})
    expect(list).toMatchObject([{ type: 'trailing_stop', trigger_price: '88.00' }])
  })

  test('after any sequence of trades, new orders, amendments and cancellations, a rebuilt market has the same trigger prices', {
    tags: 'deep',
  }, async () => {
    const random = seededRandom('trailing')
    const own: string[] = []
    await tradeAt(100)
    for (let step = 0; step < 150; step++) {
      const kind = random.below(10)
      const order = own[random.below(own.length || 1)]
      const side = random.below(2) === 0 ? 'buy' : 'sell'
      if (kind < 6) await tradeAt(95 + random.below(11))
      else if (kind < 8) own.push((await trail(side, 6 + random.below(20))).order_no)
      else if (order !== undefined && kind === 8)
        await spot.cancel(by(ada), { orderNo: order }).catch(() => {})
      else if (order !== undefined) {
        const open = trailing().find(({ orderNo }) => orderNo === order)
        if (open === undefined) continue
        const { quantity, total, type, timeInForce, price } = open
        const trailPct = BigInt(6 + random.below(20)) * UNIT
        await spot.amend(by(ada), order, {
          side: open.side,
          type,
          price,
          timeInForce,
          quantity,
          total,
          trailPct,
        })
      }
      if (step % 5 === 0) await triggers()
    }
    expect((await triggers()).length).toBeGreaterThan(3)
  })
})
