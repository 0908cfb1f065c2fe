import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import { listings } from '../../prices/listings.ts'
import { marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 30)

let database: Database
let now: TestMarket
const runSteps = (count: number) => now.runSteps(count)

beforeEach(async () => {
  database = await testDatabase(marketTables)
  now = await openTestMarket(database, OPENING)
  return () => now.end()
})

describe('order books of the market maker', () => {
  test('soon after the market opens, order books are full, have a narrow spread and never contain a bid above an ask', async () => {
    expect(now.market.unready()).toMatch(/is empty/)
    await runSteps(4)
    expect(now.market.unready()).toBeNull()
    // Taker orders may just have removed quotes, so the market maker places its quotes again before the books are
    // checked.
    await now.market.bots.quote()
    for (const { symbol } of listings) {
      const { bids, asks, last } = await now.routes['market.depth']({ symbol, limit: 50 })
      expect(bids.length).toBeGreaterThanOrEqual(20)
      expect(asks.length).toBeGreaterThanOrEqual(20)
      const [bid, ask] = [Number(bids[0]![0]), Number(asks[0]![0])]
      expect(bid).toBeLessThan(ask)
      expect((ask - bid) / bid).toBeLessThan(0.002)
      expect(Math.abs(Number(last) / bid - 1)).toBeLessThan(0.01)
    }
  })

  test('if the index price of a symbol is outside the limits for order prices, only the order book of that symbol becomes empty', async () => {
    await runSteps(4)
    const rows = () => now.market.boards.spot.get('ETHUSDT')!.book.rows()
    await now.market.moveIndex('BTCUSDT', 1_000_000_000_000)
    await now.market.moveIndex('ETHUSDT', 400_000)
    await runSteps(8)
    expect(now.market.unready()).toBe('the spot book of BTCUSDT is empty')
    const { bids, asks } = rows()
    expect(Math.abs(bids[0]![0] / 400_000 - 1)).toBeLessThan(0.01)
    expect(Math.abs(asks[0]![0] / 400_000 - 1)).toBeLessThan(0.01)
  })

  test('order books follow the index; after a small move of the index, more than ten bid levels are unchanged', async () => {
    await runSteps(4)
    const board = now.market.boards.spot.get('BTCUSDT')!
    const start = board.book.rows()
    await runSteps(4)
    const moved = board.book.rows()
    const same = moved.bids.filter(([price, lots]) =>
      start.bids.some((row) => row[0] === price && row[1] === lots),
    )
    expect(same.length).toBeGreaterThan(10)
    const price = now.exchange.index.latest('BTCUSDT')!.price
    await now.exchange.index.publish(new Map([['BTCUSDT', Math.round(price * 1.02)]]))
    await now.market.bots.quote()
    expect(board.book.rows(1).bids[0]![0]).toBeGreaterThan(price * 1.015)
  })

  test('in a minute, members see 20 to 200 public trades of a symbol, both buys and sells; the public order book still equals the engine’s book', async () => {
    await runSteps(4 * 60)
    const trades = now.market.boards.spot
      .get('BTCUSDT')!
      .recent.newest(1000)
      .filter(({ id }) => id > 1_000_000)
    expect(trades.length).toBeGreaterThan(20)
    expect(trades.length).toBeLessThan(200)
    expect(new Set(trades.map(({ side }) => side)).size).toBe(2)
    const all = await database.db.selectFrom('public_trades').select('id').execute()
    expect(all.length).toBeGreaterThan(100)
    expect(now.books.book('BTCUSDT').depth()).toMatchObject(
      now.market.boards.spot.get('BTCUSDT')!.book.rows(),
    )
  })

  test('after the bots are stopped, order books contain only orders of members', async () => {
    await runSteps(4)
    await now.books.run('BTCUSDT', [{ price: 5_000_000, lots: 9 }])
    await now.market.bots.enable(false)
    await runSteps(8)
    expect(await now.routes['market.depth']({ symbol: 'BTCUSDT' })).toMatchObject({
      bids: [['50000.00', '0.00009000']],
      asks: [],
    })
    await now.market.bots.enable(true)
    expect(now.market.boards.spot.get('BTCUSDT')!.book.rows().asks.length).toBeGreaterThanOrEqual(20)
  })

  test('fills a member’s resting order when the index reaches its price', async () => {
    await runSteps(4)
    const price = now.exchange.index.latest('BTCUSDT')!.price
    const bid = Math.round(price * 0.99)
    await now.books.run('BTCUSDT', [{ price: bid, lots: 9 }])
    await now.exchange.index.publish(new Map([['BTCUSDT', Math.round(price * 0.98)]]))
    await now.market.bots.quote()
    expect(now.market.boards.spot.get('BTCUSDT')!.recent.newest(10)).toContainEqual(
      expect.objectContaining({ price: bid, lots: 9, side: 'sell' }),
    )
  })
})

describe('invalid requests for market data', () => {
  const refusal = async (call: () => unknown) => {
    try {
      await call()
    } catch (error) {
      return error
    }
    return null
  }
  test.each([
    ['market.depth', { symbol: 'NOPE' }, { error: 'SYMBOL_UNKNOWN' }],
    ['market.depth', { symbol: 'ETHBTC', product: 'futures' }, { error: 'SYMBOL_UNKNOWN' }],
    [
      'market.depth',
      { symbol: 'BTCUSDT', group: '0.02' },
      { error: 'VALIDATION', fields: { group: 'ENUM' } },
    ],
    ['market.history', { symbol: 'NOPE', product: 'index' }, { error: 'SYMBOL_UNKNOWN' }],
    [
      'market.history',
      { symbol: 'BTCUSDT', from: 2, to: 1 },
      { error: 'VALIDATION', fields: { to: 'RANGE' } },
    ],
  ] as const)('refuses the call %s with the invalid request %o', async (id, asked, expected) => {
    expect(await refusal(() => now.routes[id](asked as never))).toMatchObject(expected)
  })

  test('order books can be grouped by 1, 10, 100 or 1000 ticks; the group size may have trailing zeros, as in 1.00', async () => {
    await runSteps(4)
    for (const group of ['0.01', '0.1', '1.00', '10']) {
      const { bids } = await now.routes['market.depth']({ symbol: 'BTCUSDT', group, limit: 5 })
      expect(bids.length).toBe(5)
      expect(bids.every(([price]) => Number(price) % Number(group) < 1e-9 || group.startsWith('0'))).toBe(
        true,
      )
    }
  })
})
