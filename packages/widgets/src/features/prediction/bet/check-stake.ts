import { compare, type Decimal, isMultiple, isWireAmount, timeOptionDebit, trim } from '@bourselet/sdk/money'

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
