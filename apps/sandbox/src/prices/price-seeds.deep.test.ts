import { expect, test } from 'vitest'
import { seededRandom } from '../clock/random.ts'
import { testDatabase } from '../database/test-database.ts'
import { pepperOf } from '../members/pepper.ts'
import { testSandbox } from '../test-sandbox.ts'
import { openPriceSeeds, priceSeedsMigration } from './price-seeds.ts'

const pepper = pepperOf('pepper')

test('an exchange keeps the secret seed of its first start; another exchange has another seed', async () => {
  const open = async (random: string, database = testDatabase([priceSeedsMigration])) => {
    const { db } = await database
    return openPriceSeeds({ db, pepper, random: seededRandom(random), log: () => expect.fail('a warning') })
  }
  const database = testDatabase([priceSeedsMigration])
  const first = await open('one', database)
  expect(first.current).toMatch(/^[0-9a-f]{64}$/)
  expect(await open('two', database)).toEqual(first)
  expect((await open('two')).current).not.toBe(first.current)
})

test('the secret seed cannot be computed from a stolen database without the pepper', async () => {
  const { db } = await testDatabase([priceSeedsMigration])
  const parts = { db, random: seededRandom('r'), log: () => {} }
  const { current } = await openPriceSeeds({ ...parts, pepper })
  const rows = await db.selectFrom('price_seeds').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]!.seed).not.toBe(current)
  expect((await openPriceSeeds({ ...parts, pepper: pepperOf('stolen') })).current).not.toBe(current)
})

test('a fixed price seed applies to one run and logs a warning; the charts of later runs still contain the prices of that run', async () => {
  const { db } = await testDatabase([priceSeedsMigration])
  const lines: string[] = []
  const parts = { db, pepper, random: seededRandom('r'), log: (line: string) => lines.push(line) }
  const own = await openPriceSeeds(parts)
  expect(lines).toEqual([])
  const fixed = await openPriceSeeds({ ...parts, fixed: 'demo' })
  expect(fixed.current).toBe('demo')
  expect(lines).toEqual([expect.stringContaining('WARNING: prices come from a fixed seed')])
  expect(await openPriceSeeds(parts)).toEqual({ current: own.current, all: [own.current, 'demo'] })
})

test('the control endpoint `reset` creates a new secret seed, or uses the given seed and logs a warning', async () => {
  const sandbox = await testSandbox({ control: true, seed: undefined })
  const warned = () => sandbox.lines.filter((line) => line.includes('fixed seed')).length
  const first = sandbox.exchange().seeds.current
  await sandbox.control('reset', {})
  const second = sandbox.exchange().seeds.current
  expect(second).not.toBe(first)
  expect(warned()).toBe(0)
  await sandbox.control('reset', { seed: 'same' })
  expect(sandbox.exchange().seeds.current).toBe('same')
  expect(warned()).toBe(1)
})
