import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { migrationsOf } from '../exchange/open-exchange.ts'
import { features } from '../server.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { migrate } from './migrate.ts'
import { sequencesOf } from './sequences.ts'
import { testDatabase } from './test-database.ts'
import { plansOf } from './test-plans.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})

test('a start of the sandbox reads the greatest values of the columns of all id sequences in one query, and only from database indexes', async () => {
  const { database } = sandbox.exchange()
  const sources = migrationsOf(features).flatMap(({ sequences = [] }) => sequences)
  expect(sources.length).toBeGreaterThan(20)
  const plans = await plansOf(database, async (reader) => {
    const sequences = sequencesOf(reader)
    await sequences.load(sources)
    await sequences.load(sources)
  })
  expect(plans).toHaveLength(1)
  expect(plans[0]!.match(/Index Only Scan Backward/g)).toHaveLength(sources.length)
  expect(plans[0]).not.toContain('Seq Scan')
})

test('each migration reads the greatest values for its id sequences from database indexes, without a table scan', {
  tags: 'deep',
}, async () => {
  const database = await testDatabase()
  const plans: string[] = []
  const sequences: typeof database.sequences = {
    ...database.sequences,
    async load(sources) {
      plans.push(...(await plansOf(database, (reader) => sequencesOf(reader).load(sources))))
      await database.sequences.load(sources)
    },
  }
  const migrations = migrationsOf(features)
  await migrate({ ...database, sequences }, systemClock(), migrations)
  expect(plans).toHaveLength(migrations.filter((migration) => migration.sequences?.length).length)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
})
