import { expect, test } from 'vitest'
import { byDepth } from '../../test-depth.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'
import { Crash, type CrashPoint, crashingDatabase } from './simulation/crashing-database.ts'
import { availableOf, type TestPrediction, testPrediction } from './test-prediction.ts'

const BETS = 12
type Point = NonNullable<CrashPoint>
const POINTS: readonly Point[] = ['before commit', 'after commit']

/**
 * Creates a round with bets on both sides and a time option. Advances the clock until the round's close is due, so
 * that the next call of `runDue` settles the round.
 */
async function closing(world: TestPrediction): Promise<number[]> {
  const members = await world.members(BETS, '1000')
  const round_no = world.roundNo()
  for (const [i, member] of members.entries()) {
    const direction = i % 3 === 0 ? 'bear' : 'bull'
    await world.bet(member, { mode: 'round', symbol: 'BTCUSDT', round_no, direction, amount: `${7 + i}.13` })
  }
  await world.tick({ BTCUSDT: 6_000_000 })
  await world.clock.advance(1)
  await world.bet(members[0]!, {
    mode: 'time',
    symbol: 'BTCUSDT',
    direction: 'bull',
    amount: '50',
    time_id: 5,
  })
  await world.clock.advance(300_000 - 2)
  await world.tick({ BTCUSDT: 6_000_000 })
  await world.clock.advance(2)
  await world.prediction.runDue()
  await world.clock.advance(300_000 - 2)
  await world.tick({ BTCUSDT: 6_000_001 })
  await world.clock.advance(2)
  return members
}

const balancesOf = (world: TestPrediction, members: number[]) =>
  Promise.all(members.map((member) => availableOf(world, member)))

test('if a settlement crashes after any of its steps, it continues after the restart and pays each bet exactly once', async () => {
  const plain = await testPrediction({ batch: 1 })
  const payers = await closing(plain)
  await plain.prediction.runDue()
  const due = await balancesOf(plain, payers)
  expect(new Set(due).size).toBeGreaterThan(BETS / 2)

  // The job `runDue` commits its transactions one after another. It determines the result of the BTCUSDT round, pays
  // the twelve bets of this round one by one, and ends the round. Then it settles the ETHUSDT round and the time
  // option. The test crashes the process at every fifth transaction, alternately before and after the commit; in
  // `npm run test:deep`, it crashes the process before and after each commit.
  for (let k = 1; k <= BETS + 4; k += byDepth(5, 1)) {
    for (const where of byDepth<readonly Point[]>([POINTS[k % 2]!], POINTS)) {
      const world = await testPrediction({ batch: 1 })
      const members = await closing(world)
      let step = 0
      const point = (): CrashPoint => (++step === k ? where : null)
      world.restart({ batch: 1 }, crashingDatabase(world.database, point))
      await expect(world.prediction.runDue(), `${where} ${k}`).rejects.toThrow(Crash)
      const between = await balancesOf(world, members)
      if (k > 2 && k < BETS) expect(between, `${where} ${k}`).not.toEqual(due)
      world.restart({ batch: 5 })
      await world.prediction.runDue()
      expect(await balancesOf(world, members), `${where} ${k}`).toEqual(due)
      expect(await auditPrediction(world.database.db)).toEqual([])
    }
  }
}, 120_000)

test('two processes that settle concurrently pay each bet once', { tags: 'deep' }, async () => {
  const world = await testPrediction({ batch: 2 })
  const members = await closing(world)
  const first = world.prediction
  world.restart({ batch: 3 })
  await Promise.all([first.runDue(), world.prediction.runDue()])
  expect(await auditPrediction(world.database.db)).toEqual([])
  const open = await world.database.db
    .selectFrom('option_orders')
    .select('id')
    .where('mode', '=', 'round')
    .where('status', '=', 'in_progress')
    .execute()
  expect(open).toEqual([])
  expect(members).toHaveLength(BETS)
})
