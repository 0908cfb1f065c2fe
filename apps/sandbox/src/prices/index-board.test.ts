import { beforeAll, expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { indexMigration } from './index-board.migration.ts'
import { openIndexBoard } from './index-board.ts'

const START = 1_767_225_600_000
const clock = controllableClock({ start: START })
let database: Database
const board = () => openIndexBoard({ clock, database })

beforeAll(async () => {
  database = await testDatabase([indexMigration])
})

test('listeners are called after an index tick is stored, and the index price of any past time can be read', async () => {
  const index = board()
  const published: unknown[] = []
  index.listen((symbols) => published.push([symbols, index.latest('BTCUSDT')?.price]))
  await index.publish(
    new Map([
      ['BTCUSDT', 6_000_000],
      ['ETHUSDT', 300_000],
    ]),
  )
  await clock.advance(1000)
  await index.publish(new Map([['ETHUSDT', 300_100]]))
  await clock.advance(1000)
  await index.publish(
    new Map([
      ['BTCUSDT', 6_000_050],
      ['ETHUSDT', 300_200],
    ]),
  )
  expect(published).toEqual([
    [['BTCUSDT', 'ETHUSDT'], 6_000_000],
    [['ETHUSDT'], 6_000_000],
    [['BTCUSDT', 'ETHUSDT'], 6_000_050],
  ])
  expect(await index.at('BTCUSDT', START - 1)).toBeUndefined()
  expect(await index.at('BTCUSDT', START + 1999)).toMatchObject({ ts: START, price: 6_000_000 })
  expect(await index.at('ETHUSDT', START + 1999)).toMatchObject({ ts: START + 1000, price: 300_100 })
  expect(await index.at('BTCUSDT', START + 2000)).toMatchObject({ ts: START + 2000, price: 6_000_050 })
})

test('if ticks are published concurrently, the last of them is the latest tick, in memory and in the database', async () => {
  const index = board()
  await Promise.all([1, 2, 3, 4, 5].map((n) => index.publish(new Map([['SOLUSDT', 15_000 + n]]))))
  expect(index.latest('SOLUSDT')?.price).toBe(15_005)
  expect((await index.at('SOLUSDT', clock.now()))?.price).toBe(15_005)
})

test('after a restart, the index starts with the last published prices', async () => {
  const next = board()
  await next.load()
  expect(next.latest('BTCUSDT')).toMatchObject({ ts: START + 2000, price: 6_000_050 })
  expect(next.latest('SOLUSDT')?.price).toBe(15_005)
})

test('for each symbol, pruning keeps the latest index price, and for each midnight the last price at or before that midnight', async () => {
  const index = board()
  const publish = (price: number) => index.publish(new Map([['BTCUSDT', price]]))
  const [MINUTE, DAY] = [60_000, 86_400_000]
  // Prices are published before, at and after the first midnight, and before and after the second midnight.
  for (const at of [DAY - MINUTE, DAY, DAY + 1, 2 * DAY - MINUTE, 2 * DAY + MINUTE]) {
    await clock.advance(START + at - clock.now())
    await publish(6_000_000 + Math.floor(at / MINUTE))
  }
  await index.publish(new Map([['ETHUSDT', 300_300]]))
  await index.prune(clock.now() + 1)
  const rows = await database.db
    .selectFrom('index_ticks')
    .selectAll()
    .where('ts', '>', START + MINUTE)
    .orderBy('id')
    .execute()
  const bitcoin = rows.filter(({ prices }) => prices.BTCUSDT)
  expect(bitcoin.map(({ ts }) => ts - START)).toEqual([DAY, 2 * DAY - MINUTE, 2 * DAY + MINUTE])
  expect(await index.at('BTCUSDT', START + DAY)).toMatchObject({ ts: START + DAY })
  expect(await index.at('BTCUSDT', START + 2 * DAY)).toMatchObject({ ts: START + 2 * DAY - MINUTE })
})
