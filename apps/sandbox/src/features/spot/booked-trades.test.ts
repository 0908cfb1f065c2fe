import { expect, test } from 'vitest'
import { testDatabase } from '../../database/test-database.ts'
import { plansOf } from '../../database/test-plans.ts'
import { membersMigration } from '../../members/members.migration.ts'
import { spotTrades } from './booked-trades.ts'
import { spotFeature } from './spot.feature.ts'

test('the account statement reads the fills of its trades through a database index on the trade id', async () => {
  const database = await testDatabase([membersMigration, ...spotFeature.migrations!])
  const [plan] = await plansOf(database, (reader) => spotTrades(reader, 10_001, [1, 2, 3]))
  expect(plan).toMatch(/CTE fill\n.*\n?.*\n?.*spot_fills_trade\b.*\n *Index Cond: \(trade_id = ANY/)
})
