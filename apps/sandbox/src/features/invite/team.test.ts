import { expect, test } from 'vitest'
import { testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import { ledgerMigration } from '../../ledger/ledger.migration.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { referralsMigration, rewardSumsMigration } from './invite.migration.ts'
import { rewardsOf } from './team.ts'

test('the rewards of a member are added up from an index, without the rows', async () => {
  const database = await testDatabase([
    ledgerMigration,
    membersMigration,
    referralsMigration,
    rewardSumsMigration,
  ])
  const [plan] = await plansOf(database, (reader) => rewardsOf(reader, 10_001, 5))
  expect(plan).toMatch(
    /Index Only Scan using account_changes_reward_sums.*\n *Index Cond: \(\(member_id = .*created_at >= /,
  )
})
