import { beforeAll, expect, test } from 'vitest'
import { migrationsOf } from '../exchange/open-exchange.ts'
import { features } from '../server.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { sequencesOf } from './sequences.ts'
import { plansOf } from './test-plans.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})

test('a start reads the last value of each sequence from an index, and reads each column once', async () => {
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
