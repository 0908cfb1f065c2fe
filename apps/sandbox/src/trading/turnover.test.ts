import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { migrate } from '../database/migrate.ts'
import { testDatabase } from '../database/test-database.ts'
import { plansOf } from '../database/test-plans.ts'
import { futuresFeature } from '../features/futures/futures.feature.ts'
import { spotFeature } from '../features/spot/spot.feature.ts'
import { membersMigration } from '../members/members.migration.ts'
import { addTurnover, readTurnover } from './turnover.ts'

const COIN = 10n ** 8n
const DAY = 20_000

const fill = (memberId: number, day: number, price: bigint, quantity = COIN) => ({
  order: { memberId, symbol: 'LTCUSDT' },
  ...{ price, quantity, ts: day * DAY_MS + 5 },
})
const sold = (member_id: number, units: bigint) => ({ member_id, symbol: 'LTCUSDT', units })

test('readTurnover adds up a member’s fill values since the start of the given UTC day', async () => {
  const { db } = await testDatabase([membersMigration, ...spotFeature.migrations!])
  const add = (...fills: ReturnType<typeof fill>[]) => addTurnover('spot', fills).execute(db)
  await add(fill(1, DAY, 80n * COIN), fill(1, DAY, 81n * COIN, COIN / 2n), fill(2, DAY, 1n, 1n))
  await add(fill(1, DAY, 82n * COIN), fill(1, DAY + 1, 83n * COIN))
  await add()
  const read = async (since: number, ids?: number[]) =>
    (await readTurnover(db, 'spot', since, ids)).sort((a, b) => a.member_id - b.member_id)
  expect(await read(0)).toEqual([sold(1, 285n * COIN + COIN / 2n), sold(2, 0n)])
  expect(await read(DAY * DAY_MS + 80_000_000, [1])).toEqual([sold(1, 285n * COIN + COIN / 2n)])
  expect(await read((DAY + 1) * DAY_MS)).toEqual([sold(1, 83n * COIN)])
})

test('the migration that creates the turnover table adds up the fills that are already stored', {
  tags: 'deep',
}, async () => {
  const migrations = [membersMigration, ...spotFeature.migrations!]
  const created = migrations.findIndex(({ name }) => name === 'spot-turnover-1')
  const database = await testDatabase(migrations.slice(0, created))
  const { db } = database
  await database.transaction(async (tx) => {
    // Foreign keys are not checked in this transaction, so that the order can be stored without its member.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`INSERT INTO spot_orders (id, order_no, member_id, client_id_live, symbol, side, type, quantity, stp,
      filled, quote_filled, fee, held, status, created_at, updated_at, book_id)
      VALUES (7, 'S7', 1, false, 'LTCUSDT', 'buy', 'market', 3, 'expire_maker', 3, 0, 0, 0, 'completed', 0, 0, 7)`.execute(
      tx,
    )
    await sql`INSERT INTO spot_fills VALUES (1, 7, ${80n * COIN}, ${COIN}, 0, 'taker', ${DAY * DAY_MS}),
      (2, 7, ${81n * COIN}, ${COIN}, 0, 'taker', ${DAY * DAY_MS + 1})`.execute(tx)
  })
  await migrate(database, systemClock(), migrations)
  expect(await readTurnover(db, 'spot', DAY * DAY_MS)).toEqual([sold(1, 161n * COIN)])
})

test('readTurnover finds its rows by a database index, by day for all members and by member for given members, and does not read the fills', async () => {
  const database = await testDatabase([
    membersMigration,
    ...spotFeature.migrations!,
    ...futuresFeature.migrations!,
  ])
  for (const product of ['spot', 'futures'] as const) {
    const plans = await plansOf(database, async (reader) => {
      await readTurnover(reader, product, DAY * DAY_MS)
      await readTurnover(reader, product, 0, [1, 2])
    })
    expect(plans[0]).toMatch(new RegExp(`${product}_turnover_day[\\s\\S]*Index Cond: \\(day >= `))
    expect(plans[1]).toMatch(new RegExp(`${product}_turnover_pkey[\\s\\S]*Index Cond: \\(.*member_id = ANY`))
  }
})
