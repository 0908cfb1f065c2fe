import { aiDraw } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../../clock/random.ts'
import { evenPlan, type Midnights, midnights } from './test-midnights.ts'

const NIGHTS = 40
const DRAFTS = 8
/** Time at which the last price before midnight is published, and the time at which the member acts. */
const LAST_TICK = 86_399_003
const random = seededRandom('greedy')
const price = () => 5_000_000 + random.below(2_000_000)

let ground: Midnights
beforeAll(async () => {
  ground = await midnights()
})
afterEach(() => {
  vi.doUnmock('./start-date.ts')
  vi.doUnmock('@bourselet/sdk/money')
  vi.resetModules()
})

/**
 * Lets a member create drafts every night, compute the result of each from everything that is published, pay
 * the one that looks best, and returns the mean result of the first days as a part of the range: 0.5 by
 * chance.
 */
async function greed(): Promise<number> {
  const { openAiPlans } = await import('./ai-plans.ts')
  const { createDraft } = await import('./create-draft.ts')
  const { payDraft } = await import('./submit-order.ts')
  const { exchange, database, memberId, publish, moveTo } = ground
  const plans = openAiPlans(exchange)
  const goods_id = await database.transaction((tx) => plans.addOffer(tx, evenPlan()))
  const results: number[] = []
  for (let night = 0; night < NIGHTS; night++) {
    await moveTo({ ms: LAST_TICK })
    const cents = price()
    await publish(cents)
    await moveTo({ ms: LAST_TICK + 500 })
    const drafts: { order_no: string; looks: number }[] = []
    for (let n = 0; n < DRAFTS; n++) {
      const draft = await database.transaction((tx) =>
        createDraft(exchange, tx, plans, memberId, { goods_id, amount: '100' }),
      )
      const guess = aiDraw(draft, draft.order_no, 1, (cents / 100).toFixed(2))
      drafts.push({ order_no: draft.order_no, looks: guess.drawn })
    }
    const best = drafts.sort((a, b) => b.looks - a.looks)[0]!
    await database.transaction((tx) => payDraft(exchange, tx, plans, memberId, best.order_no))
    // The timer of midnight runs a few milliseconds late, so its tick does too.
    for (const day of [1, 1]) {
      await moveTo({ day, ms: 4 })
      await publish(price())
      await moveTo({ ms: 10 * 60_000 })
      await plans.bookDue(exchange.clock.now())
    }
    const { rate } = await database.db
      .selectFrom('ai_days')
      .innerJoin('term_positions', 'term_positions.id', 'ai_days.position_id')
      .select('rate')
      .where('order_no', '=', best.order_no)
      .executeTakeFirstOrThrow()
    results.push((Number(rate) + 0.01) / 0.02)
  }
  return results.reduce((sum, one) => sum + one, 0) / NIGHTS
}

// The mean of 40 evenly distributed draws has a standard deviation of 0.046. The best of eight drafts would
// have a mean of 0.889.
const BEST = 0.8

// Takes some seconds, because fewer than forty nights could not distinguish luck from a leak.
describe('a member who pays only the drafts that look lucky', () => {
  test('gains nothing', async () => {
    const mean = await greed()
    expect(mean).toBeGreaterThan(0.5 - 3.3 * 0.046)
    expect(mean).toBeLessThan(0.5 + 3.3 * 0.046)
  })

  test('would gain if a payment in the last minute of a day started on that day', async () => {
    vi.doMock('./start-date.ts', () => ({
      LAST_MINUTE_MS: 60_000,
      startDate: (paidAt: number) => new Date(paidAt).toISOString().slice(0, 10),
    }))
    expect(await greed()).toBeGreaterThan(BEST)
  })
})
