import type { Random } from '../../../clock/random.ts'
import { seededRandom } from '../../../clock/random.ts'
import { InsufficientBalance } from '../../../ledger/posting.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import { predictionRules } from '../rules.ts'
import { type TestPrediction, testPrediction } from '../test-prediction.ts'
import { auditPrediction, readResults } from './audit-prediction.ts'
import { Crash, type CrashPoint, crashingDatabase } from './crashing-database.ts'
import { type BetHabits, drawBet } from './draw-bet.ts'
import { dropGuards } from './drop-guards.ts'
import type { InjectedFault } from './injected-faults.ts'
import { type PriceWalk, priceWalk } from './price-walk.ts'

export interface SimulationOptions {
  seed: string
  rounds: number
  /** Approximate number of bets per round. */
  bets: number
  bug?: InjectedFault
}

export interface SimulationReport {
  problems: string[]
  accepted: number
  /** Number of refused bets by error name. */
  refused: Record<string, number>
  crashes: number
  /** Number of ended rounds and bets by final status. */
  ends: Record<string, number>
}

const LENGTH = 300_000
const MEMBERS = 40

interface Run {
  world: TestPrediction
  random: Random
  walk: PriceWalk
  members: number[]
  report: SimulationReport
  results: Map<string, string>
  /** Switch for crashes. While `likely` is true, the process may crash at any transaction of a settlement. */
  crash: { likely: boolean }
  options: SimulationOptions
}

/**
 * Simulates rounds with price gaps, ties, missing prices, one-sided pools, bets around the lock, repeated requests,
 * changed terms, late settlements, clock jumps and crashes. The same seed gives the same run. Stops at the first
 * problem.
 */
export async function simulatePrediction(options: SimulationOptions): Promise<SimulationReport> {
  const run = await openRun(options)
  const { report, world } = run
  for (let round = 0; round < options.rounds && report.problems.length === 0; round++) {
    await playRound(run)
    if (round % (options.bug ? 2 : 6) === 1) await audit(run)
  }
  await world.clock.advance(3 * LENGTH)
  await settle(run)
  await audit(run)
  const left = await world.database.db
    .selectFrom('option_orders')
    .select('order_no')
    .where('status', '=', 'in_progress')
    .execute()
  if (left.length > 0) report.problems.push(`R7 ${left.length} bets were never settled`)
  for (const [, result] of run.results) {
    const end = result.split(' ', 1)[0]!
    report.ends[end] = (report.ends[end] ?? 0) + 1
  }
  return report
}

async function openRun(options: SimulationOptions): Promise<Run> {
  const random = seededRandom(options.seed)
  const crash = { likely: false }
  const world = await testPrediction()
  if (options.bug?.unguarded) await dropGuards(world.database)
  const report: SimulationReport = { problems: [], accepted: 0, refused: {}, crashes: 0, ends: {} }
  const run: Run = {
    world,
    random,
    walk: priceWalk(random.fork('prices')),
    members: await world.members(MEMBERS, '1000000'),
    report,
    results: new Map(),
    crash,
    options,
  }
  restart(run)
  return run
}

/**
 * Opens the feature again on the same database. While `crash.likely` is true, any transaction of a settlement may
 * crash.
 */
function restart({ world, random, crash, options }: Run): void {
  const point = (): CrashPoint => {
    if (!crash.likely || random.below(6) > 0) return null
    return random.below(2) ? 'before commit' : 'after commit'
  }
  world.restart(
    { batch: 1 + random.below(7), marketMaker: true, rules: { ...predictionRules, ...options.bug?.rules } },
    crashingDatabase(world.database, point),
  )
}

/** Runs the due work. After each crash, restarts the feature and runs the work again. */
async function settle(run: Run): Promise<void> {
  const { world, random, crash, report } = run
  crash.likely = random.below(3) === 0
  for (let runNumber = 0; ; runNumber++) {
    try {
      await world.prediction.runDue()
      break
    } catch (error) {
      if (!(error instanceof Crash)) {
        report.problems.push(`step: ${error}`)
        break
      }
      report.crashes += 1
      if (runNumber > 20) crash.likely = false
      restart(run)
    }
  }
  crash.likely = false
}

async function playRound(run: Run): Promise<void> {
  const { world, random, walk } = run
  const { clock } = world
  const habits: BetHabits = {
    oneSided: random.below(6) === 0 ? (random.below(2) ? 'bull' : 'bear') : null,
    marketMaker: random.below(3) > 0,
  }
  world.prediction.parts.marketMaker = habits.marketMaker && habits.oneSided === null
  walk.begin()
  if (random.below(4) === 0) await changeTerms(run)
  const lock = clock.now() - (clock.now() % LENGTH) + LENGTH
  const steps = 6
  for (let step = 0; step < steps; step++) {
    await tick(run)
    await clock.advance(1 + random.below(300))
    await placeSome(run, habits, Math.ceil(run.options.bets / steps))
    if (random.below(3) > 0) await settle(run)
    const ahead = Math.floor(((lock - clock.now()) * (1 + random.below(3))) / (2 + steps - step))
    await pass(run, clock.now() + Math.max(1, Math.min(ahead, lock - clock.now() - 2)))
  }
  // Publishes an index price shortly before the lock time of the round. Sometimes this happens so early that the price
  // is too old at the lock time. Then places bets around the lock time.
  await clock.advanceTo(Math.max(clock.now(), lock - 1 - random.below(random.below(8) ? 1_900 : 6_000)))
  await tick(run)
  for (const moment of [lock - 1, lock, lock + 1]) {
    await clock.advanceTo(Math.max(moment, clock.now()))
    await placeSome(run, habits, 3)
  }
  await clock.advance(1 + random.below(1_500))
  await tick(run)
  if (random.below(4) > 0) {
    await clock.advance(1)
    await settle(run)
  }
  if (random.below(12) === 0) await clock.advance(LENGTH * random.below(6) + random.below(LENGTH))
}

/** Advances the clock to `until`. Publishes a tick shortly before each settlement time up to then. */
async function pass(run: Run, until: number): Promise<void> {
  const { world, random } = run
  const { clock } = world
  for (;;) {
    const moment = await world.exchange.index.nextSettlement(clock.now() + 1)
    if (moment > until) break
    await clock.advanceTo(Math.max(clock.now(), moment - random.below(1_900)))
    await tick(run)
    await clock.advanceTo(moment)
  }
  await clock.advanceTo(until)
}

async function tick({ world, walk }: Run): Promise<void> {
  const prices = walk.next()
  if (prices) await world.tick(prices)
}

async function changeTerms({ world, random }: Run): Promise<void> {
  const rule = () => (random.below(2) ? ('house' as const) : ('refund' as const))
  await world.database.db
    .updateTable('round_terms')
    .set({
      tie_rule: rule(),
      one_sided_rule: rule(),
      open_fee_rate: BigInt(random.below(3)) * 100_003n,
      reward_fee_rate: 1_000_000n + BigInt(random.below(9_000_000)),
    })
    .execute()
}

async function placeSome(run: Run, habits: BetHabits, count: number): Promise<void> {
  const { world, random, members, report } = run
  const requests = Array.from({ length: count }, () => {
    const memberId = members[random.below(members.length)]!
    return { memberId, request: drawBet(random, habits, world.clock.now()) }
  })
  await Promise.all(
    requests.map(async ({ memberId, request }) => {
      try {
        const { order_no } = await world.bet(memberId, request)
        report.accepted += 1
        // If an even number of bets is placed at the same time, each bet with a client order id is sent twice. The
        // second request must return the bet that the first request created.
        if (request.client_order_id !== undefined && requests.length % 2 === 0) {
          const again = await world.bet(memberId, request)
          if (again.order_no !== order_no) report.problems.push(`L7 ${order_no} was placed twice`)
        }
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof InsufficientBalance)) throw error
        const name = error instanceof Refusal ? error.error : 'INSUFFICIENT_BALANCE'
        report.refused[name] = (report.refused[name] ?? 0) + 1
      }
    }),
  )
}

async function audit(run: Run): Promise<void> {
  const { world, report } = run
  const { db } = world.database
  report.problems.push(...(await auditPrediction(db)))
  const results = await readResults(db)
  for (const [no, result] of run.results) {
    if (results.get(no) !== result) report.problems.push(`R6 ${no}: ${result} became ${results.get(no)}`)
  }
  run.results = results
}
