import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '../clock/clock.ts'
import { controllableClock } from '../clock/controllable-clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { indexMigration } from './index-board.migration.ts'
import { type FeedOptions, openPriceFeed } from './price-feed.ts'

const RECORDED = Date.UTC(2023, 1, 1)
const NOW = Date.UTC(2026, 5, 15, 12, 20)
const clock = controllableClock({ start: NOW })
let database: Database
let folder: string
const open = (given: Partial<FeedOptions>) =>
  openPriceFeed({ clock, database, seed: 's', speed: 1, log: () => {}, ...given })
const trades = () => join(folder, 'ETHUSDT-trades.csv')

beforeAll(async () => {
  database = await testDatabase([indexMigration])
  folder = await mkdtemp(join(tmpdir(), 'bourselet-feed-'))
  const hours = Array.from({ length: 200 }, (_, i) => {
    const [open, close] = [1000 + i, 1001 + i]
    return [RECORDED + i * HOUR_MS, open, close + 1, open - 1, close, 3600].join(',')
  })
  await writeFile(
    join(folder, 'ETHUSDT-1h.csv'),
    ['open_time_ms,open,high,low,close,volume', ...hours, ''].join('\n'),
  )
  const at = RECORDED + 50 * HOUR_MS
  const rows = [
    [0, 1050],
    [400, 1050.5],
    [1000, 1049.9],
  ].map(([ms, price], i) => [i, price, 2, 0, at + ms!, i === 1].join(','))
  await writeFile(trades(), ['id,price,qty,quote_qty,time,is_buyer_maker', ...rows, ''].join('\n'))
})
afterAll(() => rm(folder, { recursive: true }))

test('recorded candles are shifted in time, so that they provide the chart history and the present prices', async () => {
  const feed = await open({ candles: folder })
  // The replay shifts the recording in time, so that the middle of the recording coincides with the present hour.
  expect(feed.history.hour('ETHUSDT', NOW)).toMatchObject({ o: 109_900, c: 110_000 })
  expect(feed.history.hour('ETHUSDT', NOW - HOUR_MS)).toMatchObject({ o: 109_800, c: 109_900 })
  const price = feed.price('ETHUSDT', NOW)!
  expect(price).toBeGreaterThanOrEqual(109_800)
  expect(price).toBeLessThanOrEqual(110_100)
  expect(feed.pace('ETHUSDT', NOW).lots).toBeGreaterThan(0)
  // A symbol without a recording has the same prices as in a feed without recordings.
  expect(feed.history.hour('BTCUSDT', NOW)).toEqual((await open({})).history.hour('BTCUSDT', NOW))
})

test('prices stay constant after the end of a recording', async () => {
  const feed = await open({ candles: folder })
  expect(feed.price('ETHUSDT', NOW + 500 * HOUR_MS)).toBe(120_000)
})

test('with `speed`, a recording is played faster than real time, even after a restart', async () => {
  const feed = await open({ candles: folder, speed: 60 })
  await feed.begin(NOW)
  await clock.advance(5 * 60_000)
  const again = await open({ candles: folder, speed: 60 })
  const hourLater = feed.history.second('ETHUSDT', NOW + 5 * HOUR_MS)?.c
  expect(feed.price('ETHUSDT', NOW + 5 * 60_000)).toBe(hourLater)
  expect(again.price('ETHUSDT', NOW + 5 * 60_000)).toBe(hourLater)
  expect(feed.historyEnd).toBe(NOW)
})

test('recorded trades determine the price and are played in a loop', async () => {
  const feed = await open({ candles: folder, trades: trades() })
  const now = clock.now()
  await feed.begin(now)
  expect(feed.history.hour('ETHUSDT', now)).toMatchObject({ o: 105_000 })
  expect(feed.due('ETHUSDT', now - 1, now + 999).map((trade) => trade.price)).toEqual([105_000, 105_050])
  expect(feed.due('ETHUSDT', now + 999, now + 2400).map((trade) => trade.price)).toEqual([
    104_990, 105_000, 105_050,
  ])
  expect(feed.price('ETHUSDT', now + 1500)).toBe(104_990)
  expect(feed.due('ETHUSDT', now, now + HOUR_MS)).toHaveLength(3)
  expect(feed.due('BTCUSDT', now, now + HOUR_MS)).toEqual([])
})

test('the replay of recorded trades starts when the order books open, and continues after a restart', async () => {
  const feed = await open({ trades: trades(), speed: 600 })
  const opened = clock.now()
  expect(feed.price('ETHUSDT', opened)).toBe(105_000)
  await clock.advance(7_000)
  const now = clock.now()
  await feed.begin(now)
  await feed.begin(now + 5_000)
  expect(feed.due('ETHUSDT', opened - 1, now).map(({ price }) => price)).toEqual([105_000])
  expect(feed.due('ETHUSDT', now, now + 2)).toHaveLength(2)
  const again = await open({ trades: trades(), speed: 600 })
  await again.begin(now + 9_000)
  expect(again.due('ETHUSDT', now - 1, now).map(({ price }) => price)).toEqual([105_000])
})

test('a replay logs a warning, because anybody who has the recording knows future prices', async () => {
  const lines: string[] = []
  await open({ trades: trades(), log: (line) => lines.push(line) })
  expect(lines.filter((line) => line.startsWith('WARNING: recorded prices are public'))).toHaveLength(1)
})

test('without recorded candles, the simulated chart history of a pair ends at the price of its recorded trades', async () => {
  const feed = await open({ trades: trades() })
  expect(feed.history.hour('ETHUSDT', clock.now())?.o).toBe(105_000)
  expect(feed.history.hour('BTCUSDT', NOW)).toEqual((await open({})).history.hour('BTCUSDT', NOW))
})
