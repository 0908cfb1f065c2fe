import { fromUnits, isMultiple, toUnits } from '@bourselet/sdk/money'
import { Refusal } from '../../refusals/refusal.ts'

/** Smallest increment of stakes in USDT. */
export const STAKE_STEP = '0.01'

/** Throws STAKE_RANGE unless the stake is within the bounds and a multiple of the smallest increment. */
export function checkStake(amount: string, bounds: { min_stake: bigint; max_stake: bigint }): void {
  const stake = toUnits(amount)
  if (isMultiple(amount, STAKE_STEP) && stake >= bounds.min_stake && stake <= bounds.max_stake) return
  throw new Refusal('STAKE_RANGE', {
    field: 'amount',
    params: { min: fromUnits(bounds.min_stake, 8, false), max: fromUnits(bounds.max_stake, 8, false) },
  })
}
