import { expect, test } from 'vitest'
import { runLeverage } from './leverage-run.ts'

/** LEVERAGE_SCALE=50 makes a run of a night out of it. */
const SCALE = Number(process.env.LEVERAGE_SCALE ?? 1)

test('members trade with leverage through gaps of 30 percent and every invariant holds', () => {
  const { violations, ...figures } = runLeverage({
    seed: process.env.LEVERAGE_SEED ?? 'leverage',
    members: 2_500,
    commands: Math.round(16_000 * SCALE),
    marksEvery: 80,
  })
  console.log(figures, 'violations', violations.length)
  expect(violations).toEqual([])
  expect(figures.liquidations).toBeGreaterThan(100)
}, 3_600_000)
