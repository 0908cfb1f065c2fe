import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../database/test-database.ts'
import { noiseOf } from '../../prices/noise.ts'
import { priceModel } from '../../prices/price-model.ts'
import type { PriceSource } from '../../prices/price-source.ts'
import { bucketStarts, candlesOf } from './candle-query.ts'
import { CandleSeries } from './candle-series.ts'
import { chartHistory } from './chart-history.ts'
import { marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20, 30)
const LONG = { symbol: 'BTCUSDT', interval: '12h', limit: 1000 } as const

let market: TestMarket

beforeEach(async () => {
  // No other test file uses this price seed. So no prices of this seed are cached yet, and the test computes all of
  // them.
  market = await openTestMarket(await testDatabase(marketTables), OPENING, { seed: 'chart load' })
  return () => market.end()
})

test('a second read of a chart of 1000 candles computes at most one hour of simulated prices again', {
  tags: 'deep',
}, () => {
  let hours = 0
  const counted: PriceSource = {
    key: 'counted',
    noise: (name) => noiseOf('chart load', name),
    path: () => null,
    hour(_symbol, hour) {
      hours++
      return { o: hour, h: hour + 2, l: hour - 1, c: hour + 1, v: 10n, q: 10n * BigInt(hour), n: 5 }
    },
  }
  const ends = OPENING - (OPENING % 60_000)
  const history = chartHistory('BTCUSDT', [{ begins: 0, ends, model: priceModel(counted) }])
  const series = new CandleSeries('spot:BTCUSDT', history)
  const read = () => candlesOf(series, '12h', bucketStarts(LONG, OPENING))
  const first = read()
  expect(first).toHaveLength(1000)
  const once = hours
  const again = read()
  // The chart history ends when the market opens, in the middle of an hour. This hour is incomplete, so it may be
  // computed again when the chart is read a second time.
  expect(hours - once).toBeLessThanOrEqual(1)
  expect(again).toEqual(first)
})

test('while fifty charts of 1000 candles are computed, other work of the process goes on', {
  tags: 'deep',
}, async () => {
  let pending = true
  const charts = Array.from({ length: 50 }, () => market.routes['market.history'](LONG))
  const all = Promise.all(charts).finally(() => {
    pending = false
  })
  let turns = 0
  while (pending) {
    await new Promise((turn) => setImmediate(turn))
    turns++
  }
  const answers = (await all) as { list: unknown[] }[]
  expect(answers.every(({ list }) => list.length === 1000)).toBe(true)
  // Computing a chart takes at least one turn of the event loop. The first of the fifty charts takes many turns,
  // because none of its hours has been computed before.
  expect(turns).toBeGreaterThan(60)
})

test('an index price is published while charts are requested without a pause', { tags: 'deep' }, async () => {
  const { clock, exchange } = market
  let [published, answered] = [false, 0]
  // The number of charts is limited, so that the test ends even if no price can be published.
  const request = async () => {
    while (!published && answered < 300) {
      await market.routes['market.history'](LONG)
      answered++
    }
  }
  const requests = Array.from({ length: 50 }, request)
  await exchange.index.publish(new Map([['BTCUSDT', 6_000_000]]))
  published = true
  expect(answered).toBeLessThan(300)
  expect(await exchange.index.at('BTCUSDT', clock.now())).toMatchObject({ ts: clock.now(), price: 6_000_000 })
  await Promise.all(requests)
})
