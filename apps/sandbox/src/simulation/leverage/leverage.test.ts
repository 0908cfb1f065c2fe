import { expect, test } from 'vitest'
import { byDepth } from '../../test-depth.ts'
import { runLeverage } from './leverage-run.ts'

/** `LEVERAGE_SCALE` sets the size of the run; `LEVERAGE_SEED` repeats a failed run. */
const SCALE = Number(process.env.LEVERAGE_SCALE ?? byDepth(0.25, 50))

test('every futures invariant holds while members trade with leverage and prices jump by up to 30 percent', () => {
  const { violations, ...figures } = runLeverage({
    seed: process.env.LEVERAGE_SEED ?? 'leverage',
    members: 2_500,
    commands: Math.round(24_000 * SCALE),
    marksEvery: 80,
  })
  console.log(figures, 'violations', violations.length)
  expect(violations).toEqual([])
  expect(figures.liquidations).toBeGreaterThan(50)
  expect(figures.restarts).toBeGreaterThan(0)
  const { accepted, closed, reasons, refusals, amendments } = figures.tally
  for (const type of ['limit', 'market', 'stop_limit', 'stop_market', 'tp', 'sl']) {
    expect(accepted[type], type).toBeGreaterThan(byDepth(50, 10_000))
  }
  expect(Object.keys(closed).sort()).toEqual(['liquidation', 'sl', 'tp', 'user'])
  for (const reason of [
    'position_gone',
    'replaced',
    'other_leg',
    'system',
    'self_trade',
    'fok',
    'insufficient_margin',
  ]) {
    expect(reasons[reason], reason).toBeGreaterThan(0)
  }
  for (const [result, count] of Object.entries(amendments)) expect(count, result).toBeGreaterThan(0)
  for (const name of ['INSUFFICIENT_BALANCE', 'MARGIN_MODE_LOCKED', 'LEVERAGE_LOCKED', 'LEVERAGE_RANGE']) {
    expect(refusals[name], name).toBeGreaterThan(0)
  }
}, 3_600_000)
