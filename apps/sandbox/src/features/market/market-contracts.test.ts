import { type CandleInterval, candleIntervals, candleStart, nextCandleStart } from '@bourselet/sdk/money'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import { contracts } from '../../prices/contracts.ts'
import { byDepth } from '../../test-depth.ts'
import { marketControls } from './market-controls.ts'
import { leastCandles, marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 30)
const HOUR = 3_600_000

let database: Database
let now: TestMarket

/** Opens the market on the same database again, as after a restart. */
async function reopen(start = OPENING) {
  now = await openTestMarket(database, start)
}
type Row = {
  id: number
  t: number
  ts: number
  price: string
  o: string
  c: string
  v: string
  n: number
  rate: string
}
const history = async (asked: object) =>
  ((await now.routes['market.history']({ symbol: 'BTCUSDT', ...asked } as never)) as { list: Row[] }).list
const chart = (asked: object) => history({ product: 'futures', ...asked })
const coin = async (symbol = 'BTCUSDT') =>
  (await now.routes['market.coins']({ product: 'futures', keyword: symbol }))[0]!

beforeEach(async () => {
  database = await testDatabase(marketTables)
  await reopen()
  return () => now.end()
})

describe('the first opening of the contract markets', () => {
  test('when the market opens for the first time, every chart of every contract is complete and consistent, and follows the coin’s price', async () => {
    for (const { symbol, tick } of byDepth(contracts.slice(0, 1), contracts)) {
      for (const interval of candleIntervals) {
        const least = leastCandles(interval)
        const list = await chart({ symbol, interval, limit: byDepth(least, 300) })
        expect(list.length, `${symbol} ${interval}`).toBeGreaterThanOrEqual(least)
        expect(list.at(-1)!.t).toBe(candleStart(OPENING, interval))
        expect(list.every(({ t }, i) => i === 0 || t === nextCandleStart(list[i - 1]!.t, interval))).toBe(
          true,
        )
      }
      const hours = await chart({ symbol, interval: '1h', limit: 100 })
      const coins = await history({ symbol, interval: '1h', limit: 100 })
      for (const [i, { c, v }] of hours.entries()) {
        expect(Math.abs(Number(c) / Number(coins[i]!.c) - 1)).toBeLessThan(0.005)
        expect(c.split('.')[1]!.length).toBe(tick.split('.')[1]!.length)
        expect(Number(v)).toBeGreaterThan(0)
      }
      const minutes = await chart({ symbol, interval: '1m', from: hours[50]!.t, limit: 60 })
      expect([minutes[0]!.o, minutes.at(-1)!.c]).toEqual([hours[50]!.o, hours[50]!.c])
      expect(minutes.reduce((n, minute) => n + minute.n, 0)).toBe(hours[50]!.n)
    }
  })

  test('a newly opened market has 60 days of varying funding rates; another market with the same seed has the same rates', async () => {
    const all = await history({ product: 'futures', type: 'funding', limit: 1000 })
    expect(all).toHaveLength(180)
    expect(all[0]!.ts).toBe(Date.UTC(2026, 5, 15, 8))
    expect(all.every(({ ts }, i) => i === 0 || ts === all[i - 1]!.ts - 8 * HOUR)).toBe(true)
    const usual = all.filter(({ rate }) => rate === '0.0001').length
    expect(usual).toBeGreaterThan(60)
    expect(usual).toBeLessThan(170)
    expect(all.every(({ rate }) => Math.abs(Number(rate)) < 0.004)).toBe(true)
    const unpaid = await database.db
      .selectFrom('funding_rates')
      .selectAll()
      .where('paid', '=', false)
      .execute()
    expect(unpaid).toEqual([])
    const first = await database.db
      .selectFrom('funding_rates')
      .select('mark_price')
      .where('symbol', '=', 'BTCUSDT')
      .where('ts', '=', all[0]!.ts)
      .executeTakeFirstOrThrow()
    const [before] = await chart({ interval: '1m', to: all[0]!.ts, limit: 1 })
    expect(first.mark_price).toBe(before!.c)
    const range = { from: all[9]!.ts, to: all[4]!.ts }
    expect(await history({ product: 'futures', type: 'funding', ...range })).toEqual(all.slice(5, 10))
    expect(await history({ type: 'funding' })).toEqual([])
    const other = await openTestMarket(await testDatabase(marketTables), OPENING)
    const again = await other.routes['market.history']({
      symbol: 'BTCUSDT',
      product: 'futures',
      type: 'funding',
      limit: 1000,
    } as never)
    await other.end()
    expect((again as { list: Row[] }).list).toEqual(all)
  })

  test('the coin menu contains contracts with mark prices and leverage brackets, and the symbols of options', async () => {
    const list = await now.routes['market.coins']({ product: 'futures' })
    expect(list.map(({ symbol }) => symbol)).toEqual(contracts.map(({ symbol }) => symbol))
    for (const { sparkline_7d, last, mark_price, index_price, funding_rate, next_funding_at } of list) {
      expect([sparkline_7d.length, sparkline_7d.at(-1)]).toEqual([84, last])
      expect(Math.abs(Number(mark_price) / Number(index_price) - 1)).toBeLessThan(0.004)
      expect(funding_rate).toMatch(/^-?0(\.\d*[1-9])?$/)
      expect(next_funding_at).toBe(Date.UTC(2026, 5, 15, 16))
    }
    expect(list[0]).toMatchObject({ max_leverage: 125, tick: '0.1', step: '0.001' })
    expect(list[0]!.tiers![2]).toEqual({
      floor: '250000',
      cap: '1000000',
      max_leverage: 50,
      mmr: '0.01',
      cum: '1300',
    })
    const options = await now.routes['market.coins']({ product: 'option' })
    expect(options.map(({ symbol, tiers }) => [symbol, tiers])).toEqual([
      ['BTCUSDT', undefined],
      ['ETHUSDT', undefined],
    ])
    const all = await now.routes['market.coins']({ keyword: 'btcusdt' })
    expect(all.map(({ product }) => product)).toEqual(['spot', 'futures', 'option'])
  })
})

describe('order books of contracts', () => {
  test('order books of contracts are empty until futures trading opens; afterwards they contain quotes near the index, and trades happen', async () => {
    await now.runSteps(8)
    expect(now.market.unready()).toBeNull()
    expect((await now.routes['market.depth']({ symbol: 'BTCUSDT', product: 'futures' })).bids).toEqual([])
    now.openContracts()
    expect(now.market.unready()).toMatch(/futures book of .* is empty/)
    await now.runSteps(8)
    expect(now.market.unready()).toBeNull()
    for (const { symbol } of contracts) {
      const { bids, asks } = await now.routes['market.depth']({ symbol, product: 'futures', limit: 50 })
      expect([bids.length, asks.length].every((count) => count >= 20)).toBe(true)
      const middle = (Number(bids[0]![0]) + Number(asks[0]![0])) / 2
      const { index } = now.exchange.marks.latest(symbol)!
      expect(Number(bids[0]![0])).toBeLessThan(Number(asks[0]![0]))
      expect(Math.abs(middle / Number(index) - 1)).toBeLessThan(0.004)
    }
    await now.runSteps(4 * 60)
    const trades = await history({ product: 'futures', type: 'trades', limit: 1000 })
    const made = trades.filter(({ id }) => id > 1_000_000)
    expect(made.length).toBeGreaterThan(20)
    const stored = await database.db
      .selectFrom('public_trades')
      .select(['id', 'product', 'symbol'])
      .orderBy('id')
      .execute()
    expect(
      stored.filter((one) => one.product === 'futures' && one.symbol === 'BTCUSDT').map(({ id }) => id),
    ).toEqual(made.map(({ id }) => id).reverse())
    const spot = await history({ type: 'trades', limit: 1000 })
    expect(spot.some(({ id }) => made.some((one) => one.id === id && id > 1_000_000))).toBe(false)
  })

  test('after a restart, the coin menu, public trades and charts of contracts are the same as before', async () => {
    now.openContracts()
    await now.runSteps(48)
    const state = async () => {
      const charts: Row[][] = []
      // A chart of months keeps the process busy for a while. Concurrent reads would wait too long for their
      // database connections, so the charts are read one after another.
      for (const interval of byDepth<readonly CandleInterval[]>(['1m', '15m', '1h', '1d'], candleIntervals))
        charts.push(await chart({ interval, symbol: 'ETHUSDT', limit: 20 }))
      return {
        coins: (await now.routes['market.coins']({ product: 'futures' })).map(
          ({ symbol, last, volume_24h, high_24h }) => ({ symbol, last, volume_24h, high_24h }),
        ),
        trades: await history({ product: 'futures', type: 'trades', symbol: 'ETHUSDT', limit: 1000 }),
        charts,
      }
    }
    const before = await state()
    const at = now.clock.now()
    await now.end()
    await reopen(at)
    expect(await state()).toEqual(before)
  })
})

describe('published index prices', () => {
  const control = (body: object) => marketControls(() => now.market).index!.run(body as never)

  test('the published index prices are returned in pages, newest first and each price once', async () => {
    await now.runSteps(4 * 20)
    const all = await history({ product: 'index', type: 'ticks', limit: 1000 })
    // The index has one tick (published price) from the opening and one for each of the 20 seconds since then.
    expect(all).toHaveLength(21)
    expect(all.every(({ id, ts }, i) => i === 0 || (id < all[i - 1]!.id && ts < all[i - 1]!.ts))).toBe(true)
    const pages: Row[] = []
    let to: number | undefined
    for (let page = 0; page < 5; page++) {
      const list = await history({ product: 'index', type: 'ticks', limit: 6, to })
      pages.push(...list)
      to = list.at(-1)?.ts ?? to
    }
    expect(pages).toEqual(all)
    expect(await history({ product: 'index', type: 'ticks', from: all[3]!.ts, to: all[0]!.ts })).toEqual(
      all.slice(1, 4),
    )
    expect(await history({ type: 'ticks' })).toEqual([])
  })

  test('an index price that a sandbox control has set stays in effect after a restart; after the control has released it, the price follows the simulation again', {
    tags: 'deep',
  }, async () => {
    now.openContracts()
    await now.runSteps(4 * 10)
    const before = await coin()
    const target = (Number(before.index_price) * 0.7).toFixed(2)
    await control({ symbol: 'BTCUSDT', price: target })
    expect(now.exchange.index.latest('BTCUSDT')!.price).toBe(Math.round(Number(target) * 100))
    await now.runSteps(8)
    const near = (price: string | undefined, to: string) => Math.abs(Number(price) / Number(to) - 1)
    const after = await coin()
    expect(near(after.index_price, target)).toBeLessThan(0.003)
    expect(near(after.mark_price, after.index_price!)).toBeLessThan(0.004)
    await now.runSteps(4 * 60)
    expect(near((await coin()).mark_price, target)).toBeLessThan(0.01)
    const at = now.clock.now()
    await now.end()
    await reopen(at)
    now.openContracts()
    expect(near((await coin()).mark_price, target)).toBeLessThan(0.01)
    await control({ symbol: 'BTCUSDT' })
    await now.runSteps(8)
    expect(near((await coin()).mark_price, before.mark_price!)).toBeLessThan(0.01)
    await expect(control({ symbol: 'BTCUSDT', price: '1.001' })).rejects.toMatchObject({
      error: 'PRICE_TICK',
    })
  })
})
