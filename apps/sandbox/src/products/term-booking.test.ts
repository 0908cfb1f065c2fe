import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { plansOf } from '../database/test-plans.ts'
import { membersMigration } from '../members/members.migration.ts'
import { bookingIndexMigration, productsMigration } from './products.migration.ts'
import { firstBookedDate, unbookedPositions } from './term-booking.ts'

test('the next daily booking of a kind of product is found in an index, whatever positions of other kinds are running', async () => {
  const database = await testDatabase([membersMigration, productsMigration, bookingIndexMigration])
  const plans = await plansOf(database, async (reader) => {
    await firstBookedDate(reader, ['wealth', 'pledge'])
    await unbookedPositions(reader, 'ai', '2026-03-02')
  })
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    expect(plan).toMatch(/term_positions_unbooked[\s\S]*Index Cond: \(+kind = /)
    expect(plan).not.toContain('Sort')
  }
})
