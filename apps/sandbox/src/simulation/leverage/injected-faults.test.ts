import { expect, test } from 'vitest'
import { byDepth } from '../../test-depth.ts'
import { faultyVenue, type InjectedFault } from './injected-faults.ts'
import { runLeverage } from './leverage-run.ts'
import type { Invariant } from './step.ts'

/** Names of injected faults that only `colluders.test.ts` detects. */
type CollusionFault = 'open_loss_forgotten' | 'close_beyond_backing' | 'insurance_sells_at_any_price'

/** The invariant that must detect each injected fault. */
const FOUND_BY: Record<Exclude<InjectedFault, CollusionFault>, Invariant> = {
  close_leaves_margin: 'F7',
  debt_repaid_unseen: 'L4',
  fee_rounded_down: 'L10',
  funding_difference_given_away: 'F11',
  funding_twice: 'F11',
  funds_not_checked: 'ACC',
  hold_kept_on_cancel: 'L5',
  hold_released_twice: 'L11',
  insurance_position_forgotten: 'F1',
  leverage_lock_forgotten: 'F12',
  leverage_of_orders_kept: 'F12',
  liquidation_on_last: 'F4',
  margin_rounded_down: 'F8',
  other_leg_left_alive: 'F6',
  pnl_a_unit_short: 'F2',
  pnl_rounded_up: 'F2',
  reduce_only_flips: 'F5',
  shortfall_from_spot: 'F3',
  shortfall_lost: 'F3',
  stop_direction_forgotten: 'F14',
  stop_left_without_position: 'F14',
  takers_price: 'M4',
  transfer_of_unrealized_profit: 'ACC',
  trigger_lost_without_liquidity: 'F13',
}

const SEEDS = 12

/** The injected faults to test: all of them in `npm run test:deep`, a third of them in `npm test`. */
const tried = (Object.entries(FOUND_BY) as [InjectedFault, Invariant][]).filter(
  (_, i) => i % byDepth(3, 1) === 0,
)

test.each(tried)(
  'the leverage simulation detects the injected fault %s by invariant %s',
  async (fault, invariant) => {
    const venue = await faultyVenue(fault)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const plan = { seed: `planted ${seed}`, members: 60, commands: 1_500, marksEvery: 15 }
      const { violations, commands } = runLeverage({ ...plan, open: venue })
      if (violations.length === 0) continue
      console.log(`${fault}: seed ${seed}, command ${commands}, ${violations[0]!.what}`)
      expect(violations.map((violation) => violation.invariant)).toContain(invariant)
      return
    }
    expect.fail(`${fault} was not found in ${SEEDS} seeds`)
  },
)

test('the leverage simulation finds no violation if no fault is injected', () => {
  for (let seed = 1; seed <= byDepth(1, 3); seed++) {
    const plan = { seed: `planted ${seed}`, members: 60, commands: 1_500, marksEvery: 15 }
    expect(runLeverage(plan).violations).toEqual([])
  }
})
