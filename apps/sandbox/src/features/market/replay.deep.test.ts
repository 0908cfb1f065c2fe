import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testDatabase } from '../../database/test-database.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { marketTables, openTestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20)
const RECORDED = Date.UTC(2023, 1, 2)

let database: Database
let folder: string
let stored: { ts: number; price: number; lots: number; side: string }[]

beforeAll(async () => {
  database = await testDatabase(marketTables)
  folder = await mkdtemp(join(tmpdir(), 'bourselet-replay-'))
  stored = Array.from({ length: 60 }, (_, i) => ({
    ts: i * 137,
    price: 166_680 + ((i * 7919) % 37) - 18,
    lots: 10 + ((i * 31) % 5000),
    side: (i * 7) % 3 === 0 ? 'sell' : 'buy',
  }))
  const rows = stored.map(({ ts, price, lots, side }, i) =>
    [i, (price / 100).toFixed(2), (lots / 10_000).toFixed(4), 0, RECORDED + ts, side === 'sell'].join(','),
  )
  const lines = ['id,price,qty,quote_qty,time,is_buyer_maker', ...rows, 'broken', '']
  await writeFile(join(folder, 'ETHUSDT-trades.csv'), lines.join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a replay of recorded prices publishes trades with the recorded price, quantity, side and sequence', async () => {
  const published: string[] = []
  const settings = { trades: join(folder, 'ETHUSDT-trades.csv') }
  const now = await openTestMarket(database, OPENING, settings, (line) => published.push(line))
  await now.runSteps(34)
  const printed = await database.db
    .selectFrom('public_trades')
    .select(['price', 'lots', 'side'])
    .where('symbol', '=', 'ETHUSDT')
    .orderBy('id')
    .execute()
  const wanted = stored.map(({ price, lots, side }) => ({ price, lots, side }))
  expect(printed.slice(0, 60)).toEqual(wanted.slice(0, 60))
  expect(published.filter((line) => line.includes('line 62 skipped'))).toHaveLength(1)
  const depth = now.routes['market.depth']({ symbol: 'ETHUSDT' })
  expect(Number(depth.bids[0]![0])).toBeGreaterThan(1660)
  expect(Number(depth.asks[0]![0])).toBeLessThan(1675)
  await now.end()
})

test('in a clock jump, a replay of recorded prices publishes index prices every second only in the last minutes of the jump', async () => {
  const { jumpPrices } = defaultSettings
  const now = await openTestMarket(database, OPENING + 3_600_000, { jumpPrices })
  await now.runSteps(4)
  const from = now.clock.now()
  await now.clock.advance(86_400_000)
  const ticks = await database.db
    .selectFrom('index_ticks')
    .select('ts')
    .where('ts', '>', from)
    .orderBy('ts')
    .execute()
  const landed = now.clock.now()
  expect(ticks.at(-1)!.ts).toBeGreaterThan(landed - 1000)
  expect(ticks.filter(({ ts }) => ts > landed - 290_000).length).toBeGreaterThanOrEqual(289)
  const coarse = ticks.filter(({ ts }) => ts < landed - 310_000).length
  expect(coarse).toBeGreaterThan(200)
  expect(coarse).toBeLessThan(500)
  expect((await now.exchange.index.at('BTCUSDT', landed - 60_000))!.ts).toBeGreaterThan(landed - 61_001)
  await now.end()
})

test.each(['1.50', '800000.00'])(
  'a recording at a price of %s, far from the usual level, leads to order books near that price',
  async (price) => {
    const far = join(folder, `ETHUSDT-at-${price}.csv`)
    const rows = Array.from({ length: 30 }, (_, i) =>
      [i, price, '0.5', 0, RECORDED + i * 100, i % 2 === 0].join(','),
    )
    await writeFile(far, ['id,price,qty,quote_qty,time,is_buyer_maker', ...rows, ''].join('\n'))
    const now = await openTestMarket(await testDatabase(marketTables), OPENING, { trades: far })
    now.openContracts()
    await now.runSteps(8)
    expect(now.market.unready()).toBeNull()
    for (const product of ['spot', 'futures'] as const) {
      const { bids, asks } = now.routes['market.depth']({ symbol: 'ETHUSDT', product, limit: 50 })
      expect(Math.abs(Number(bids[0]![0]) / Number(price) - 1)).toBeLessThan(0.02)
      expect(Math.abs(Number(asks[0]![0]) / Number(price) - 1)).toBeLessThan(0.02)
      for (const [, quantity] of [...bids, ...asks]) expect(Number(quantity)).toBeLessThanOrEqual(10_000)
    }
    const other = now.routes['market.depth']({ symbol: 'BTCUSDT' })
    expect(other.bids.length).toBeGreaterThan(15)
    await now.end()
  },
)
