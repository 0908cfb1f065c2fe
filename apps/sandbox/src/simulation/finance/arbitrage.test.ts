import type { Data } from '@bourselet/openapi'
import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

/** Number of days for which borrowing and investing are compared. */
const HORIZON = 730

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true })
})

/** A product to invest in: one unit of money becomes `growth` units after `days`, on average. */
interface Investment {
  name: string
  days: number
  growth: number
}
/** A loan: for each unit of money received, `debt` units must be repaid after `days`. */
interface Borrowing {
  name: string
  days: number
  debt: number
}

/**
 * Returns every product with its growth over one term or cycle, or over one day if the term is flexible. Early
 * redemptions are left out, because they never pay more than maturity.
 */
async function investments(): Promise<Investment[]> {
  const wealth = (await sandbox.call('wealth.products', { limit: 100 })).data.list
  const savings = (await sandbox.call('savings.goods', {})).data
  const plans = (await sandbox.call('ai.products', {})).data as Extract<Data<'ai.products'>, unknown[]>
  return [
    ...wealth.map(({ name, cycle_days, daily_rate }) => ({
      ...{ name, days: cycle_days, growth: 1 + cycle_days * Number(daily_rate) },
    })),
    ...savings.map(({ name, term_days, apr }) => ({
      ...{ name, days: term_days ?? 1, growth: 1 + ((term_days ?? 1) * Number(apr)) / 365 },
    })),
    ...plans.map(({ name, cycle_days, min_rate, max_rate, fee_rate }) => {
      const [low, high] = [Number(min_rate), Number(max_rate)]
      // The daily rate of an AI plan is distributed uniformly between its bounds. The fee is charged only on days with
      // a gain. `won` is the mean of the daily gains, in which a day with a loss counts as 0.
      const won = high <= 0 ? 0 : low >= 0 ? (low + high) / 2 : high ** 2 / (2 * (high - low))
      const mean = (low + high) / 2 - Number(fee_rate) * won
      return { name, days: cycle_days, growth: 1 + cycle_days * mean }
    }),
  ]
}

/** Returns every loan for every day on which it can be repaid, up to the last grace day. */
async function borrowings(): Promise<Borrowing[]> {
  const goods = (await sandbox.call('loans.goods', {})).data
  return goods.flatMap(({ name, terms, fee_rate, overdue_multiplier }) =>
    terms.flatMap(({ days: term, daily_rate, grace_days }) =>
      Array.from({ length: term + grace_days }, (_, n) => {
        const late = Math.max(0, n + 1 - term)
        const interest = Number(daily_rate) * (n + 1 - late + late * Number(overdue_multiplier))
        return { name: `${name} ${term} days`, days: n + 1, debt: (1 + interest) / (1 - Number(fee_rate)) }
      }),
    ),
  )
}

test('over any number of days, the best investments earn less than the cheapest loans cost', async () => {
  const [invested, borrowed] = [await investments(), await borrowings()]
  expect(invested.length).toBeGreaterThanOrEqual(10)
  expect(borrowed.length).toBeGreaterThan(100)
  const growth = [1]
  const debt = [1]
  for (let day = 1; day <= HORIZON; day++) {
    // Income starts the day after the subscription. A matured principal can be invested again on its maturity date, so
    // the next term follows without a gap.
    growth[day] = Math.max(
      growth[day - 1]!,
      ...invested.filter(({ days }) => days <= day).map((one) => growth[day - one.days]! * one.growth),
    )
    debt[day] = Math.min(
      ...borrowed.filter(({ days }) => days <= day).map((one) => debt[day - one.days]! * one.debt),
    )
  }
  const gains = growth.flatMap((grown, day) => (day > 0 && grown >= debt[day]! ? [day] : []))
  expect(gains).toEqual([])
})

test('no single product pays as much per day as the cheapest loan costs, even without the loan’s fee', async () => {
  const cheapest = Math.min(...(await borrowings()).map(({ days, debt }) => (debt * 0.99 - 1) / days))
  for (const { name, days, growth } of await investments())
    expect((growth - 1) / days, name).toBeLessThan(cheapest)
})
