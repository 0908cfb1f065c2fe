import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../clock/system-clock.ts'
import { migrate } from '../../database/migrate.ts'
import { testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import { ledgerMigration } from '../../ledger/ledger.migration.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { referralsMigration, rewardSumsMigration, rewardTotalsMigration } from './invite.migration.ts'
import { rewardsOf } from './team.ts'

const DAY = 86_400_000
const BEFORE = [ledgerMigration, membersMigration, referralsMigration, rewardSumsMigration]

test('the query for the rewards after the stored totals reads only a database index and no table rows', async () => {
  const database = await testDatabase([...BEFORE, rewardTotalsMigration])
  const [plan] = await plansOf(database, (reader) => rewardsOf(reader, 10_001, 5))
  expect(plan).toMatch(
    /Index Only Scan using account_changes_reward_sums.*\n *Index Cond: \(\(member_id = .*created_at >= /,
  )
})

test('the sums of rewards are computed from stored totals, which the migration also fills for earlier days', async () => {
  const database = await testDatabase(BEFORE)
  const start = Date.UTC(2026, 2, 1)
  // Inserts 10,000 rewards of 2 units each over 40 days. The fees of two team members cause them alternately. 39 of the
  // days have a stored summary.
  await sql`
    INSERT INTO account_changes SELECT i, i, 10001, 'spot', 'USDT', 'referral_reward', 2, 0, 2 * i, 0, 'member',
      (10002 + i % 2)::text, '', ${start}::int8 + i * ${DAY / 250}::int8 FROM generate_series(0, 9999) AS i`.execute(
    database.db,
  )
  await sql`INSERT INTO referral_summaries
    SELECT (DATE '2026-03-01' + i)::text FROM generate_series(0, 38) AS i`.execute(database.db)
  await migrate(database, systemClock(), [...BEFORE, rewardTotalsMigration])
  await sql`ANALYZE`.execute(database.db)
  const [rewards, read] = await database.transaction(async (tx) => {
    const found = await rewardsOf(tx, 10_001, start + 39 * DAY)
    const { rows } = await sql<{ read: number }>`
      SELECT sum(pg_stat_get_xact_tuples_returned(class.oid))::int8 AS read FROM pg_class class
      WHERE class.relname LIKE 'account_changes%' OR class.relname LIKE 'referral_totals%'`.execute(tx)
    return [found, rows[0]!.read]
  })
  const by = (units: bigint) => [10_002, 10_003].map((memberId) => ({ memberId, coin: 'USDT', units }))
  const sorted = (list: { memberId: number }[]) => list.sort((a, b) => a.memberId - b.memberId)
  expect(sorted(rewards.all)).toEqual(by(10_000n))
  expect(sorted(rewards.today)).toEqual(by(250n))
  expect(read).toBeGreaterThan(0)
  expect(read).toBeLessThan(600)
})
