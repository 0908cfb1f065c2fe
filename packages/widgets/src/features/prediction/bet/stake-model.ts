import {
  add,
  compare,
  type Decimal,
  div,
  isMultiple,
  isWireAmount,
  min,
  roundToStep,
  sub,
  timeOptionDebit,
  trim,
} from '@bourselet/sdk/money'

/** Terms of a stake. Stakes are multiples of `step`. */
export type StakeBounds = { min: Decimal; max: Decimal; step: Decimal; openFeeRate: Decimal }

/** A reason to refuse a stake, under the server's name for it. */
export type StakeProblem = { name: string; params: Record<string, Decimal> }

const problem = (name: string, params: StakeProblem['params'] = {}): StakeProblem => ({ name, params })

/** Returns the first refusal that the server would answer for a stake, in the order of its own checks. Without `available` the balance is not checked. */
export function checkStake(
  stake: Decimal | '',
  { min, max, step, openFeeRate }: StakeBounds,
  available: Decimal | null,
): StakeProblem | null {
  if (stake === '') return problem('REQUIRED')
  if (!isWireAmount(trim(stake))) return problem('AMOUNT_FORMAT')
  if (!isMultiple(stake, step)) return problem('STEP', { step })
  if (compare(stake, min) < 0 || compare(stake, max) > 0) return problem('STAKE_RANGE', { min, max })
  const { debit } = timeOptionDebit(stake, openFeeRate)
  if (available !== null && compare(debit, available) > 0) {
    return problem('INSUFFICIENT_BALANCE', { available })
  }
  return null
}

/** Returns true for an amount on the step, within the bounds or not: its payout can be computed. */
export const isStake = (stake: Decimal | '', { step }: Pick<StakeBounds, 'step'>): stake is Decimal =>
  stake !== '' && isWireAmount(trim(stake)) && isMultiple(stake, step)

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
