import { compare, type Decimal, isMultiple, isWireAmount, timeOptionDebit, trim } from '@bourselet/sdk/money'

/** Stakes go by this step (rulebook 10). */
export const STAKE_STEP: Decimal = '0.01'

export type StakeBounds = { min: Decimal; max: Decimal; openFeeRate: Decimal }

/** What is wrong with a stake, in the server's words or, for STAKE_STEP, in our own. */
export type StakeProblem = { name: string; params: Record<string, Decimal> }

const problem = (name: string, params: StakeProblem['params'] = {}): StakeProblem => ({ name, params })

/** What the server would refuse of a stake, in the order of its own checks. Without `available` the balance is not checked. */
export function checkStake(
  stake: Decimal | '',
  { min, max, openFeeRate }: StakeBounds,
  available: Decimal | null,
): StakeProblem | null {
  if (stake === '') return problem('REQUIRED')
  if (!isWireAmount(trim(stake))) return problem('AMOUNT_FORMAT')
  if (!isMultiple(stake, STAKE_STEP)) return problem('STAKE_STEP')
  if (compare(stake, min) < 0 || compare(stake, max) > 0) return problem('STAKE_RANGE', { min, max })
  const { debit } = timeOptionDebit(stake, openFeeRate)
  if (available !== null && compare(debit, available) > 0) {
    return problem('INSUFFICIENT_BALANCE', { available })
  }
  return null
}

/** Whether what comes of a stake can be said, refused or not. */
export const isStake = (stake: Decimal | ''): stake is Decimal =>
  stake !== '' && isWireAmount(trim(stake)) && isMultiple(stake, STAKE_STEP)
