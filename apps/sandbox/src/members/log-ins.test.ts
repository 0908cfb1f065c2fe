import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { testDatabase } from '../database/test-database.ts'
import { plansOf } from '../database/test-plans.ts'
import { logInsOf } from './log-ins.ts'
import { logInEntriesMigration, logInsMigration, membersMigration } from './members.migration.ts'

test('the log-ins of a member are read from an index that leaves out attempts with a wrong password', async () => {
  const database = await testDatabase([membersMigration, logInsMigration, logInEntriesMigration])
  const clock = controllableClock({ start: 1_767_225_600_000 })
  const logIns = logInsOf({ clock, sequences: database.sequences })
  const [entries] = await plansOf(database, (reader) => logIns.list(reader, 10_001))
  expect(entries).toMatch(/Index Scan using log_ins_entries\b.*\n *Index Cond: \(member_id = /)
  expect(entries).not.toContain('Sort')
})
