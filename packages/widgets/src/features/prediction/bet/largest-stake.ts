import { add, compare, type Decimal, div, min, roundToStep, sub, timeOptionDebit } from '@bourselet/sdk/money'
import type { StakeBounds } from './check-stake.ts'

/** The largest stake that bounds and balance allow; below the least one the least, which then says what is missing. */
export function largestStake(
  { min: least, max: most, step, openFeeRate }: StakeBounds,
  available: Decimal,
): Decimal {
  const affordable = roundToStep(div(available, add('1', openFeeRate), 8, 'DOWN'), step, 'FLOOR')
  const stake = min(affordable, most)
  if (compare(stake, least) < 0) return least
  // The fee rounds up: at the edge one step less is what can be paid.
  const { debit } = timeOptionDebit(stake, openFeeRate)
  return compare(debit, available) > 0 ? sub(stake, step) : stake
}
