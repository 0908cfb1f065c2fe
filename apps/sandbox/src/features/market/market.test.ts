import {
  type CandleInterval,
  candleIntervals,
  candleStart,
  candles,
  nextCandleStart,
  ticker24h,
} from '@bourselet/sdk/money'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import { levelOf } from '../../members/levels.ts'
import { DEFAULT_MARGIN, findContract } from '../../prices/contracts.ts'
import { findListing, listings } from '../../prices/listings.ts'
import { priceText, quantityText } from '../../prices/quantities.ts'
import { byDepth } from '../../test-depth.ts'
import { pruneMinutes, readCandleRows, writeCandles } from './candle-rows.ts'
import { KEPT_MS } from './candle-series.ts'
import { flushCandles } from './flush-candles.ts'
import { leastCandles, marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 30)

let database: Database
let now: TestMarket

/** Opens the market on the same database again, as after a restart. */
async function reopen(start = OPENING) {
  now = await openTestMarket(database, start)
}
const end = () => now.end()
const runSteps = (count: number) => now.runSteps(count)
type History = {
  list: { t: number; o: string; h: string; l: string; c: string; v: string; q: string; n: number }[]
}
const chart = async (asked: object): Promise<History['list']> =>
  ((await now.routes['market.history']({ symbol: 'BTCUSDT', ...asked } as never)) as History).list

/** Each test has a market on a new database. */
beforeEach(async () => {
  database = await testDatabase(marketTables)
  await reopen()
  return end
})

describe('the first opening of the spot markets', () => {
  test('when the market opens for the first time, every spot chart is complete and consistent, and ends at the present time', async () => {
    // A normal test run covers only the first and the last symbol. The last one is quoted in BTC.
    for (const { symbol } of byDepth([listings[0]!, listings.at(-1)!], listings)) {
      const minutes = await chart({ symbol, interval: '1m', limit: 1000 })
      expect(minutes).toHaveLength(1000)
      for (const interval of candleIntervals) {
        const least = leastCandles(interval)
        // Only runs of `npm run test:deep` request 300 candles of the longest intervals, because computing them from
        // one-hour candles takes seconds.
        const list = await chart({ symbol, interval, limit: byDepth(least, 300) })
        expect(list.length, `${symbol} ${interval}`).toBeGreaterThanOrEqual(least)
        expect(list.at(-1)!.t).toBe(candleStart(OPENING, interval))
        expect(list.every(({ t }, i) => i === 0 || t === nextCandleStart(list[i - 1]!.t, interval))).toBe(
          true,
        )
      }
    }
  })

  test('each candle equals the combination of all shorter candles within its period', async () => {
    const fine = {
      '3m': '1m',
      '5m': '1m',
      '15m': '5m',
      '30m': '15m',
      '1h': '30m',
      '2h': '1h',
      '4h': '2h',
      '6h': '1h',
      '12h': '6h',
      '1d': '4h',
      '3d': '1d',
      '1w': '1d',
      '1M': '1d',
    } as const
    await now.books.run('BTCUSDT', [
      { price: 6_000_000, lots: 50 },
      { member: 2, side: 'sell', price: 6_000_000, lots: 7 },
    ])
    for (const [coarse, finer] of Object.entries(fine)) {
      const wholes = (await chart({ interval: coarse, limit: 8 })).slice(-8)
      const parts = await chart({ interval: finer, from: wholes[0]!.t, limit: 1000 })
      for (const whole of wholes) {
        const until = nextCandleStart(whole.t, coarse as CandleInterval)
        const own = parts.filter(({ t }) => t >= whole.t && t < until)
        const sum = (field: 'v' | 'q') =>
          own.reduce((total, part) => total + BigInt(part[field].replace('.', '')), 0n)
        const prices = (field: 'h' | 'l') => own.map((part) => Number(part[field]))
        expect([whole.o, whole.c, whole.n], coarse).toEqual([
          own[0]!.o,
          own.at(-1)!.c,
          own.reduce((n, part) => n + part.n, 0),
        ])
        expect([Number(whole.h), Number(whole.l)]).toEqual([
          Math.max(...prices('h')),
          Math.min(...prices('l')),
        ])
        expect([whole.v, whole.q].map((text) => BigInt(text.replace('.', '')))).toEqual([sum('v'), sum('q')])
      }
    }
  })

  test('the coin menu contains the figures, sparkline and trading rules of each symbol, and can be searched and sorted', async () => {
    const coins = await now.routes['market.coins']({ product: 'spot' })
    expect(coins.map(({ symbol }) => symbol)).toEqual(listings.map(({ symbol }) => symbol))
    for (const coin of coins) {
      expect(coin.sparkline_7d).toHaveLength(84)
      expect(coin.sparkline_7d.at(-1)).toBe(coin.last)
      expect(Number(coin.volume_24h)).toBeGreaterThan(0)
      expect(Number(coin.low_24h)).toBeLessThanOrEqual(Number(coin.last))
      expect(Number(coin.high_24h)).toBeGreaterThanOrEqual(Number(coin.last))
    }
    const symbols = async (menu: object) =>
      (await now.routes['market.coins']({ product: 'spot', ...menu })).map(({ symbol }) => symbol)
    expect(await symbols({ keyword: 'bitc' })).toEqual(['BTCUSDT'])
    expect(await symbols({ keyword: 'ETH', quote: 'BTC' })).toEqual(['ETHBTC'])
    expect((await symbols({ sort: 'symbol', dir: 'desc' }))[0]).toBe('XRPUSDT')
    const last = (await now.routes['market.coins']({ sort: 'last', dir: 'asc' })).map((coin) =>
      Number(coin.last),
    )
    expect(last).toEqual([...last].sort((a, b) => a - b))
  })

  test('the coin menu shows for every symbol the price bounds and fees that its order engine applies', async () => {
    const coins = await now.routes['market.coins']({})
    expect(coins.length).toBeGreaterThan(listings.length)
    for (const { symbol, product, ...info } of coins) {
      const isFutures = product === 'futures'
      const { bounds } = isFutures ? findContract(symbol)! : findListing(symbol)!
      const { spotMaker, spotTaker, futuresMaker, futuresTaker } = levelOf(0)
      expect(info).toMatchObject({
        price_band: bounds.band,
        market_protection: bounds.protection,
        maker_fee: isFutures ? futuresMaker : spotMaker,
        taker_fee: isFutures ? futuresTaker : spotTaker,
      })
      const { mode, leverage } = DEFAULT_MARGIN
      if (isFutures) expect(info).toMatchObject({ default_margin_mode: mode, default_leverage: leverage })
    }
  })

  test('the list of public trades contains generated trades from before the opening, whose ids are lower than the id of the first real trade', async () => {
    await now.books.run('BTCUSDT', [
      { price: 6_000_000, lots: 50 },
      { member: 2, side: 'sell', price: 6_000_000, lots: 7 },
    ])
    const { list } = (await now.routes['market.history']({
      symbol: 'BTCUSDT',
      type: 'trades',
      limit: 50,
    } as never)) as {
      list: { id: number; ts: number; price: string; side: string }[]
    }
    expect(list).toHaveLength(50)
    expect(list[0]).toMatchObject({ id: 1_000_001, price: '60000.00', side: 'sell', ts: OPENING })
    expect(list.every(({ id, ts }, i) => i === 0 || (id < list[i - 1]!.id && ts <= list[i - 1]!.ts))).toBe(
      true,
    )
  })
})

describe('market data after trades', () => {
  test('after trades in many minutes, the 24-hour figures and candles equal the results of the SDK’s formulas for these trades', async () => {
    const trades: { ts: number; price: string; qty: string }[] = []
    const { listing } = now.market.boards.spot.get('SOLUSDT')!
    await now.market.bots.enable(false)
    let price = 15_000
    for (let i = 0; i < byDepth(50, 120); i++) {
      // The first trade happens at the opening, so that each candle of the test has a previous close.
      if (i > 0) await now.clock.advance(i % 7 === 0 ? 200_000 : 9_000)
      price += ((i * 7919) % 41) - 20
      const lots = 1 + ((i * 31) % 900)
      await now.books.run('SOLUSDT', [
        { price, lots },
        { member: 2, side: 'sell', price, lots },
      ])
      trades.push({ ts: now.clock.now(), price: priceText(listing, price), qty: quantityText(listing, lots) })
    }
    for (const interval of ['1m', '3m', '5m', '15m', '30m'] as const) {
      // The first candle of each interval contains the opening of the market. It therefore also contains generated
      // trades from before the opening. The comparison starts with the next candle.
      const from = nextCandleStart(candleStart(OPENING, interval), interval)
      const before = trades.filter(({ ts }) => ts < from).at(-1)
      const expected = candles({
        interval,
        from,
        to: now.clock.now() + 1,
        tick: listing.tick,
        trades: trades.filter(({ ts }) => ts >= from),
        prev_close: before?.price,
      })
      expect(await chart({ symbol: 'SOLUSDT', interval, from, limit: 1000 })).toEqual(expected)
    }
    await now.clock.advance(24 * 3_600_000 - (now.clock.now() - OPENING) + 60_000)
    const [coin] = await now.routes['market.coins']({ keyword: 'SOL', product: 'spot' })
    expect(coin).toMatchObject(ticker24h(now.clock.now(), trades, listing.tick)!)
  })

  test('after a restart, all market data is the same as before', async () => {
    await runSteps(48)
    const restarted = byDepth<readonly CandleInterval[]>(['1m', '15m', '1h', '1d'], candleIntervals)
    const state = async () => {
      const charts: History['list'][] = []
      // A chart of months keeps the process busy for a while. Concurrent reads would wait too long for their
      // database connections, so the charts are read one after another.
      for (const interval of restarted) {
        charts.push(await chart({ interval, symbol: 'ETHUSDT', limit: 20 }))
        charts.push(await chart({ interval, symbol: 'LTCUSDT', limit: 20 }))
        charts.push(await chart({ interval, product: 'index', limit: 20 }))
      }
      const trades = { symbol: 'ETHUSDT', type: 'trades', limit: 1000 }
      return {
        coins: await now.routes['market.coins']({}),
        trades: await now.routes['market.history'](trades as never),
        charts,
      }
    }
    const before = await state()
    const at = now.clock.now()
    await end()
    await reopen(at)
    const index = (found: Awaited<ReturnType<typeof state>>) => found.charts.filter((_, i) => i % 3 === 2)
    const after = await state()
    expect(after.coins).toEqual(before.coins)
    expect(after.trades).toEqual(before.trades)
    expect(after.charts.filter((_, i) => i % 3 !== 2)).toEqual(before.charts.filter((_, i) => i % 3 !== 2))
    // The restart publishes an index price, which changes the last candle of each index chart. This candle is therefore
    // not compared.
    expect(index(after).map((list) => list.slice(0, -1))).toEqual(
      index(before).map((list) => list.slice(0, -1)),
    )
  })

  test('after a restart, charts of every interval show generated prices for the time in which the sandbox was stopped', async () => {
    await runSteps(8)
    await end()
    await reopen(OPENING + 3 * 3_600_000 + 17 * 60_000)
    const minutes = await chart({ interval: '1m', limit: 200 })
    expect(minutes.filter(({ n }) => n === 0).length).toBeLessThanOrEqual(1)
    const [hour] = await chart({ interval: '1h', from: Date.UTC(2026, 5, 15, 12), limit: 1 })
    const own = await chart({ interval: '1m', from: hour!.t, to: hour!.t + 3_600_000 })
    expect(hour!.n).toBe(own.reduce((n, part) => n + part.n, 0))
    expect([hour!.o, hour!.c]).toEqual([own[0]!.o, own.at(-1)!.c])
  })

  test('a candle without trades repeats the previous close with volume 0', async () => {
    await now.market.bots.enable(false)
    await now.books.run('BTCUSDT', [
      { price: 6_000_000, lots: 50 },
      { member: 2, side: 'sell', price: 6_000_000, lots: 7 },
    ])
    await now.clock.advance(50 * 3_600_000)
    const still = { o: '60000.00', h: '60000.00', l: '60000.00', c: '60000.00', v: '0.00000000', n: 0 }
    for (const interval of ['1m', '5m', '1h', '1d'] as const) {
      expect((await chart({ interval, limit: 2 })).at(-1)).toMatchObject(still)
    }
    const [coin] = await now.routes['market.coins']({ keyword: 'BTCUSDT', product: 'spot' })
    expect(coin).toMatchObject({
      last: '60000.00',
      open_24h: '60000.00',
      change_pct: '0.00',
      volume_24h: '0.00000000',
    })
  })

  test('if the market was stopped for days, charts contain the trades of the minute in which it was stopped', async () => {
    await now.market.bots.enable(false)
    await now.clock.advance(60_000)
    await now.books.run('BTCUSDT', [
      { price: 6_000_000, lots: 50 },
      { member: 2, side: 'sell', price: 6_000_000, lots: 7 },
    ])
    const asked = { interval: '1m', from: OPENING + 60_000, limit: 1 }
    const before = await chart(asked)
    expect(before).toMatchObject([{ c: '60000.00' }])
    await end()
    await reopen(OPENING + 3 * 24 * 3_600_000)
    expect(await chart(asked)).toEqual(before)
  })

  test('candles that the database refuses are stored by the next attempt', async () => {
    const { traded } = now.market.boards.spot.get('BTCUSDT')!
    traded.add(OPENING, 6_000_000, 7)
    const later = OPENING + 30 * 3_600_000
    const hour = Date.UTC(2026, 5, 15, 12)
    const rows = () =>
      readCandleRows(database.db, '1m', { series: traded.name, from: hour, to: hour + 3_600_000 })
    await database.db.schema.alterTable('market_candles').renameTo('away').execute()
    await expect(flushCandles(database.db, [traded], later, later)).rejects.toThrow('market_candles')
    await database.db.schema.alterTable('away').renameTo('market_candles').execute()
    expect(await rows()).toEqual([])
    await flushCandles(database.db, [traded], later, later)
    expect((await rows()).map(({ stretch }) => stretch.c)).toEqual([6_000_000])
  })

  test('old one-minute candles are deleted by whole hours, so that the remaining one-minute candles match the one-hour candles', async () => {
    const hour = Date.UTC(2026, 4, 1, 12)
    const still = { o: 1, h: 1, l: 1, c: 1, v: 0n, q: 0n, n: 0 }
    const times = [hour - 60_000, hour, hour + 59 * 60_000]
    await writeCandles(
      database.db,
      '1m',
      times.map((t) => ({ series: 'spot:BTCUSDT', t, stretch: still })),
    )
    await pruneMinutes(database.db, 'spot', hour + 30 * 60_000)
    const range = { series: 'spot:BTCUSDT', from: hour - 3_600_000, to: hour + 3_600_000 }
    expect((await readCandleRows(database.db, '1m', range)).map(({ t }) => t)).toEqual(times.slice(1))
  })

  test('a request for one old candle does not generate the minutes of later hours', async () => {
    await runSteps(20)
    const asked = { interval: '1m', from: OPENING - 30_000, limit: 1 }
    const before = await chart(asked)
    await now.clock.advance(40 * 3_600_000)
    await database.db.deleteFrom('market_candles').where('width', '=', '1m').execute()
    const traded = now.market.boards.spot.get('BTCUSDT')!.traded
    const hours = vi.spyOn(traded, 'isTraded')
    onTestFinished(() => hours.mockRestore())
    const [candle] = await chart(asked)
    expect(candle!.t).toBe(before[0]!.t)
    expect(hours.mock.calls).toEqual([[Date.UTC(2026, 5, 15, 12)]])
  })

  test('an old minute without trades repeats the previous close even if its hour has only later trades', async () => {
    await now.market.bots.enable(false)
    const hour = Date.UTC(2026, 5, 15, 13)
    await now.clock.advanceTo(hour + 30 * 60_000)
    await now.books.run('BTCUSDT', [
      { price: 6_000_000, lots: 50 },
      { member: 2, side: 'sell', price: 6_000_000, lots: 7 },
    ])
    await now.clock.advance(10 * 60_000)
    const asked = { interval: '1m', from: hour + 5 * 60_000 }
    const [still, whole] = [await chart({ ...asked, limit: 10 }), await chart({ ...asked, limit: 30 })]
    expect(still.every(({ n }) => n === 0)).toBe(true)
    expect(whole.filter(({ n }) => n > 0)).toMatchObject([{ t: hour + 30 * 60_000, c: '60000.00' }])
    // In the first iteration, the minute of the trade is still in memory. The first minutes of its hour are not. In the
    // second iteration, the whole hour is no longer in memory.
    for (const later of [15 * 60_000, 2 * 3_600_000]) {
      await now.clock.advanceTo(hour + KEPT_MS + later)
      expect(await chart({ ...asked, limit: 10 })).toEqual(still)
      expect(await chart({ ...asked, limit: 30 })).toEqual(whole)
    }
  })

  test('one-minute candles that are no longer in memory are read from the database', {
    tags: 'deep',
  }, async () => {
    await runSteps(120)
    const before = await chart({ interval: '1m', from: OPENING - 60_000, to: OPENING + 60_000 })
    await now.clock.advance(30 * 3_600_000)
    await runSteps(40)
    expect(await chart({ interval: '1m', from: OPENING - 60_000, to: OPENING + 60_000 })).toEqual(before)
  })
})
