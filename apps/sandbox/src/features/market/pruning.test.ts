import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdLocks, testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import { prunePublicTrades, readPublicTrades, writePublicTrades } from '../../prices/public-trades.ts'
import { marketTables, openTestMarket } from './test-market.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 5, 15, 12)

test('mark prices are published each second while old trades are deleted', { tags: 'deep' }, async () => {
  const database = await testDatabase(marketTables)
  const old = { symbol: 'BTCUSDT', ts: NOON - 48 * HOUR, price: 6_000_000, lots: 1, side: 'buy' } as const
  await database.trading.transaction((tx) =>
    writePublicTrades(
      tx,
      [1_000_001, 1_000_002].map((id) => ({ id, ...old })),
    ),
  )
  // The trigger makes each deletion of trades wait until the transaction below ends.
  await sql`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM set_config('lock_timeout', '0', true), pg_advisory_xact_lock(1); RETURN OLD; END $$`.execute(
    database.owner.db,
  )
  await sql`CREATE TRIGGER wait_for_test BEFORE DELETE ON public_trades
    FOR EACH ROW EXECUTE FUNCTION wait_for_test()`.execute(database.owner.db)
  const now = await openTestMarket(database, NOON, {}, undefined, { running: true })
  const waiting = async () => {
    const { rows } = await sql<{ query: string }>`SELECT query FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'advisory' AND query LIKE '%DELETE FROM public_trades%'
    `.execute(database.db)
    return rows.length
  }
  const marked = () => now.exchange.marks.latest('BTCUSDT')?.ts ?? 0
  try {
    const release = await holdLocks(database.trading, (tx) =>
      sql`SELECT pg_advisory_xact_lock(1)`.execute(tx),
    )
    await now.clock.advanceTo(NOON + HOUR - 500)
    await expect.poll(waiting).toBe(1)
    const before = marked()
    await expect.poll(marked).toBeGreaterThan(before + 1_000)
    expect(await waiting()).toBe(1)
    await release()
    const trades = database.db.selectFrom('public_trades').select('id').where('id', '=', 1_000_001)
    await expect.poll(() => trades.execute()).toEqual([])
  } finally {
    await now.end()
  }
})

test('the queries for public trades (of a period, the newest, and those to delete) use a database index on the trade time', async () => {
  const database = await testDatabase(marketTables)
  const book = { product: 'spot', symbol: 'BTCUSDT' } as const
  const plans = await plansOf(database, async (reader) => {
    await readPublicTrades(reader, book, { since: NOON, limit: 100 })
    await readPublicTrades(reader, book, { until: 1, limit: 100 })
    await readPublicTrades(reader, book, { limit: 100 })
    await prunePublicTrades(reader, NOON)
  })
  const [since, until, newest, pruned] = plans
  for (const plan of [since, until, newest]) {
    expect(plan).toContain('Scan Backward using public_trades_period')
    expect(plan).not.toContain('Sort')
  }
  expect(since).toMatch(/Index Cond: .*ts >= /)
  expect(until).toMatch(/Index Cond: .*ts < /)
  expect(pruned).toMatch(/public_trades_ts[\s\S]*Index Cond: \(ts < /)
})
