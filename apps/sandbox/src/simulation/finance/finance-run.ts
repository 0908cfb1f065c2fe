import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { failingDatabase } from '../../products/test-pledge.ts'
import { auditFinance } from './finance-audit.ts'
import type { Difference, FinanceContext, FinanceProduct, SimulatedProduct } from './finance-product.ts'
import { type FinanceWorld, openWorld, START } from './finance-world.ts'
import { text } from './term-simulation.ts'

const MINUTE = 60_000
/** Number of steps between two checks of the invariants. */
const AUDIT_EVERY = 10

export interface FinanceRun {
  seed: string
  days: number
  products: readonly SimulatedProduct[]
  /** Name of the injected fault in the modules of the products. */
  fault?: string
}

interface Outcome {
  /** Differences between the sandbox and the reference models, found by the first comparison that fails. */
  differences: Difference[]
  /** An error of the sandbox that ended the run. */
  error: Error | null
  /** Number of actions by name and result, and of events such as restarts and liquidations. */
  tally: Record<string, number>
  days: number
  database: Database
}

/**
 * Simulates finance products with random actions, prices with gaps, restarts, failed jobs, downtimes and clock jumps.
 * Compares the sandbox with the reference models after each step, and ends at the first difference.
 */
export async function runFinance({ seed, days, products: simulated, fault }: FinanceRun): Promise<Outcome> {
  const world = await openWorld(seed)
  const { context, clock, database, moveMoney } = world
  const { dice, prices } = context
  const products: (FinanceProduct & { name: string })[] = []
  for (const { name, create } of simulated) products.push({ name, ...(await create(context, fault)) })
  const tally: Record<string, number> = {}
  const count = (name: string, by = 1) => {
    tally[name] = (tally[name] ?? 0) + by
  }
  let exchange = await world.open()
  const restart = async (of = database) => {
    exchange = await world.open(of)
    for (const product of products) product.open(exchange)
  }
  const differences: Difference[] = []
  const act = async () => {
    if (dice.chance(5)) return moveMoney()
    const product = products[dice.below(products.length)]!
    const { action, actual, expected } = await product.act()
    count(`${product.name} ${action} ${actual ?? 'done'}`)
    if (actual !== expected)
      differences.push({ what: `answer to ${product.name} ${action}`, expected, actual })
  }
  const runJobs = async () => {
    const now = clock.now()
    if (dice.chance(12)) {
      // Simulates a process that is killed in the middle of its bookings. The next process repeats these bookings.
      await restart(failingDatabase(database, dice.below(3), dice.chance(50)))
      try {
        for (const product of products) await product.runJobs(now)
      } catch (error) {
        if (!String(error).includes('process died')) throw error
      }
      count('restarts')
      await restart()
    }
    for (const product of products) {
      await product.runJobs(now)
      product.runModel(now)
    }
  }
  /**
   * Advances the time to `end`. Stops at each midnight, daily booking and due job. Each stop publishes prices and runs
   * the jobs, except that half of the stops in the first ten minutes of a day run no jobs.
   */
  const pass = async (end: number) => {
    while (clock.now() < end && differences.length === 0) {
      const now = clock.now()
      const midnight = now + DAY_MS - (now % DAY_MS)
      const due = await Promise.all(products.map(({ nextDue }) => nextDue?.() ?? Number.POSITIVE_INFINITY))
      const booking = midnight + 10 * MINUTE
      await clock.advanceTo(Math.min(end, midnight + dice.below(5), booking, ...due.filter((at) => at > now)))
      await prices.publish(exchange.index, clock.now())
      if (clock.now() % DAY_MS >= 10 * MINUTE || dice.chance(50)) await runJobs()
    }
  }
  let steps = 0
  const step = async () => {
    for (let n = dice.below(10); n > 0; n--) await act()
    const end = clock.now() + waitOf(context, clock.now())
    if (dice.chance(50)) await pass(end)
    else {
      await clock.advanceTo(end)
      count('downtimes')
      for (let n = dice.below(3); n > 0; n--) await act()
    }
    for (let n = dice.below(3); n >= 0; n--) {
      await prices.publish(exchange.index, clock.now())
      await clock.advance(1 + dice.below(1_500))
    }
    for (let n = dice.below(3); n > 0; n--) await act()
    await runJobs()
    for (const product of products) differences.push(...(await product.differences(database.db)))
    differences.push(...(await balances(world)))
    if (++steps % AUDIT_EVERY === 0) differences.push(...(await auditFinance(database.db)))
  }
  const outcome = (error: Error | null) => ({
    ...{ differences, error, tally, database },
    days: Math.round((clock.now() - START) / DAY_MS),
  })
  await restart()
  await prices.publish(exchange.index, clock.now())
  await database.transaction(async (tx) => {
    for (const product of products) await product.seed(tx, START)
  })
  const end = START + days * DAY_MS
  try {
    while (differences.length === 0 && clock.now() < end) await step()
    if (differences.length === 0) differences.push(...(await auditFinance(database.db)))
  } catch (error) {
    return outcome(error instanceof Error ? error : new Error(String(error)))
  }
  for (const product of products)
    for (const [event, number] of Object.entries((await product.events?.(database.db)) ?? {}))
      count(event, number)
  return outcome(null)
}

/**
 * Compares the balances of all accounts, including those of the exchange, with the balances of the reference
 * models.
 */
async function balances({ context, database }: FinanceWorld): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; units: bigint }>`
    SELECT account || ' ' || coin AS name, sum(amount) AS units FROM ledger_balances
    GROUP BY account, coin HAVING sum(amount) <> 0`.execute(database.db)
  const actual = new Map(rows.map(({ name, units }) => [name, units]))
  const expected = context.money.held()
  return [...new Set([...actual.keys(), ...expected.keys()])]
    .map((name) => ({ what: `balance of ${name}`, expected: expected.get(name), actual: actual.get(name) }))
    .filter((one) => text(one.expected) !== text(one.actual))
}

/**
 * Returns a random duration in ms until the next action. Some durations end close to a midnight or a daily booking. The
 * others last some seconds, hours or days.
 */
function waitOf({ dice }: FinanceContext, now: number): number {
  const midnight = DAY_MS - (now % DAY_MS)
  const wait = dice.pick([
    midnight - MINUTE,
    midnight,
    midnight + 5 * MINUTE,
    midnight + 10 * MINUTE,
    midnight + dice.below(DAY_MS),
    20_000,
    dice.below(DAY_MS),
    dice.below(DAY_MS),
    dice.below(8 * DAY_MS),
  ])
  return Math.max(wait, 1)
}
