import { aiDraw } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededRandom } from '../../clock/random.ts'
import { evenPlan, type Midnights, midnights } from './test-midnights.ts'

const NIGHTS = 40
const DRAFTS = 8
/**
 * Time of day in ms of the last index price before midnight. The simulated member creates drafts half a second later.
 */
const LAST_TICK = 86_399_003
const random = seededRandom('greedy')
const price = () => 5_000_000 + random.below(2_000_000)

let world: Midnights
beforeAll(async () => {
  world = await midnights()
})
afterEach(() => {
  vi.doUnmock('./start-date.ts')
  vi.doUnmock('@bourselet/sdk/money')
  vi.resetModules()
})

/**
 * Simulates a member who creates several drafts of AI orders each night. The member predicts the first daily
 * result of each draft from published prices, and pays only the draft with the best prediction. Returns the
 * mean of the first daily rates, scaled so that 0 is the worst and 1 the best possible rate. Without
 * foreknowledge, the mean is about 0.5.
 */
async function greed(): Promise<number> {
  const { openAiPlans } = await import('./ai-plans.ts')
  const { createDraft } = await import('./create-draft.ts')
  const { payDraft } = await import('./submit-order.ts')
  const { exchange, database, memberId, publish, moveTo } = world
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
    // The result of the first day is booked only after the second midnight, so the loop runs for two days. The midnight
    // timer of the sandbox fires a few milliseconds late. The test imitates this delay: it publishes each midnight
    // price 4 ms after midnight.
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

// Mean result that proves foreknowledge, on a scale from 0 to 1. Without foreknowledge, the mean of 40 nights is about
// 0.5 with a standard deviation of 0.046. Luck alone therefore does not raise it to 0.8. If members could recognize the
// best of eight drafts, the mean would be 0.889.
const BEST = 0.8

// The simulation runs forty nights, which takes some seconds. With fewer nights, luck alone could exceed the bounds
// that the tests check.
describe('a member who pays only the AI orders whose prediction is best', () => {
  test('a member who predicts the results of drafts from published prices and pays only the best draft gains nothing', async () => {
    const mean = await greed()
    expect(mean).toBeGreaterThan(0.5 - 3.3 * 0.046)
    expect(mean).toBeLessThan(0.5 + 3.3 * 0.046)
  })

  test('if a payment in the last minute of a day counted for that day, a member would gain by paying only the best predicted draft', async () => {
    vi.doMock('./start-date.ts', () => ({
      LAST_MINUTE_MS: 60_000,
      startDate: (paidAt: number) => new Date(paidAt).toISOString().slice(0, 10),
    }))
    expect(await greed()).toBeGreaterThan(BEST)
  })
})
