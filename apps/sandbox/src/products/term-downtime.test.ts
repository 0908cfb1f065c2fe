import { toUnits } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLedger } from '../ledger/ledger.ts'
import { byDepth } from '../test-depth.ts'
import type { Position } from './products.migration.ts'
import { failingDatabase } from './test-pledge.ts'
import {
  addOffer,
  balance,
  clock,
  database,
  incomesOf,
  openPledge,
  opens,
  positionOf,
  rated,
  restartClock,
  startPledge,
  subscribe,
  termHooks,
  usdt,
} from './test-term.ts'

termHooks()

const MINUTE = 60_000
const DAY = 86_400_000

describe('term products after downtime', () => {
  const death = fc.record({ after: fc.nat(3), committed: fc.boolean() })
  const run = fc.record({
    rate: fc.integer({ min: 1, max: 99_999 }).map((n) => `0.0${String(n).padStart(5, '0')}`),
    term: fc.integer({ min: 1, max: 12 }),
    amounts: fc.array(fc.bigInt({ min: usdt('100'), max: usdt('9000') }), { minLength: 1, maxLength: 3 }),
    /**
     * The simulated downtimes. Each has a length in minutes. It can also have a crash: the process that starts after
     * the downtime then crashes at the given transaction.
     */
    downtimes: fc.array(fc.tuple(fc.integer({ min: 1, max: 5 * 24 * 60 }), fc.option(death)), {
      maxLength: 5,
    }),
  })

  test('random downtime neither skips nor repeats a booking, nor changes its income', async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ rate, term, amounts, downtimes }) => {
        await restartClock()
        const id = await addOffer({ ...rated(rate), term_days: term })
        const positions: Position[] = []
        for (const amount of amounts) positions.push(await opens(id, amount))
        for (const [minutes, dies] of downtimes) {
          await clock.advance(minutes * MINUTE)
          const broken = dies ? { database: failingDatabase(database, dies.after, dies.committed) } : {}
          await openPledge(broken)
            .bookDue(clock.now())
            .catch(() => {})
        }
        await clock.advance(20 * DAY)
        await openPledge().bookDue(clock.now())
        for (const position of positions) {
          const daily = (position.principal * toUnits(rate)) / 10n ** 8n
          const incomes = await incomesOf(position)
          expect(incomes.map(({ amount }) => amount)).toEqual(Array.from({ length: term }, () => daily))
          expect(new Set(incomes.map(({ date }) => date)).size).toBe(term)
          expect(await positionOf(position)).toMatchObject({
            ...{ status: 'completed', accrued: daily * BigInt(term) },
          })
        }
        const income = positions.reduce(
          (sum, { principal }) => sum + ((principal * toUnits(rate)) / 10n ** 8n) * BigInt(term),
          0n,
        )
        expect(await balance('available')).toBe(usdt('100000') + income)
        const sums = await openLedger({ clock, sequences: database.sequences }).trialBalance(database.db)
        expect(sums).toMatchObject({ ok: true, differences: [] })
      }),
      { numRuns: byDepth(10, 25) },
    )
  })

  test('one clock jump of 40 days books the same income as 40 jumps of one day', async () => {
    const id = await addOffer({ term_days: 30 })
    const jumped = await subscribe(id, '777.77777777')
    const start = clock.now()
    const first = startPledge()
    await clock.advance(40 * DAY)
    await first.stop()
    await restartClock(start)
    const stepped = await subscribe(id, '777.77777777')
    const second = startPledge()
    for (let day = 0; day < 40; day++) await clock.advance(DAY)
    await second.stop()
    expect(await incomesOf(jumped)).toEqual(await incomesOf(stepped))
    expect(await incomesOf(jumped)).toHaveLength(30)
    const [a, b] = [await positionOf(jumped), await positionOf(stepped)]
    expect([a.status, a.accrued, a.ended_at]).toEqual([b.status, b.accrued, b.ended_at])
  })
})
