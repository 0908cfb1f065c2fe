import { describe, expect, test } from 'vitest'
import { byDepth } from '../../../test-depth.ts'
import { injectedFaults } from './injected-faults.ts'
import { simulatePrediction } from './simulate-prediction.ts'

/** The environment variable `ROUNDS` sets the number of rounds. `ROUNDS_SEED` sets the seed, to repeat a failed run. */
const rounds = Number(process.env.ROUNDS ?? byDepth(8, 300))
const seed = process.env.ROUNDS_SEED ?? 'rounds'

test(
  'rounds and options keep all invariants despite price gaps, ties, missing prices, clock jumps and crashes',
  async () => {
    const report = await simulatePrediction({ seed, rounds, bets: byDepth(30, 60) })
    console.log(JSON.stringify(report))
    expect(report.problems).toEqual([])
    // With few accepted bets, the simulation would prove nothing.
    expect(report.accepted).toBeGreaterThan(rounds * 20)
    expect(report.crashes).toBeGreaterThan(rounds / 4)
    expect(Object.keys(report.ends).sort()).toEqual(['cancelled', 'draw', 'lost', 'settled', 'won'])
    for (const name of ['ROUND_NOT_OPEN', 'ALREADY_BET', 'STAKE_RANGE', 'TIME_UNKNOWN', 'PRICE_STALE']) {
      expect(report.refused[name], name).toBeGreaterThan(0)
    }
  },
  120_000 + rounds * 4_000,
)

/**
 * Injected faults to test. Each test takes about a second, so `npm test` runs only the two faults that the simulation
 * detects in the fewest rounds.
 */
const tried = byDepth(
  injectedFaults.filter(({ violates }) => violates === 'R1' || violates === 'R5'),
  injectedFaults,
)

describe('the simulation detects an injected fault', () => {
  test.each(tried)(
    'the simulation detects the injected fault $name, which violates the invariant $violates',
    async (bug) => {
      // With this seed, the simulation detects each fault within a few rounds.
      const { problems } = await simulatePrediction({ seed: 'a', rounds: 60, bets: 18, bug })
      expect(problems.map((problem) => problem.split(' ', 1)[0])).toContain(bug.violates)
    },
  )
})
