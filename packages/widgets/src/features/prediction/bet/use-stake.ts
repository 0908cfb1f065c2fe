import {
  add,
  compare,
  type Decimal,
  div,
  isMultiple,
  isWireAmount,
  isZero,
  min,
  mul,
  roundToStep,
  sub,
  timeOptionDebit,
  trim,
} from '@bourselet/sdk/money'
import { useState } from 'react'

/**
 * The rules for a stake: the minimum and maximum in USDT, the step (a stake must be a multiple of it), and the open fee
 * rate as a fraction.
 */
export type StakeBounds = { min: Decimal; max: Decimal; step: Decimal; openFeeRate: Decimal }

/** The reason why a stake is not accepted, named like the error of the server. */
export type StakeProblem = { name: string; params: Record<string, Decimal> }

const problem = (name: string, params: StakeProblem['params'] = {}): StakeProblem => ({ name, params })

/**
 * Returns the refusal that the server would return for a stake, or null if it would accept the stake. The checks run in
 * the same sequence as on the server. Without `available` the balance is not checked. If opening a bet costs a fee, the
 * refusal for an insufficient balance names the sum of stake and fee. Otherwise a balance that covers the stake but not
 * the fee would seem sufficient.
 */
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
  if (available === null || compare(debit, available) <= 0) return null
  return isZero(openFeeRate)
    ? problem('INSUFFICIENT_BALANCE', { available })
    : problem('INSUFFICIENT_WITH_FEE', { debit, available, unit: 'USDT' })
}

/**
 * Returns true if the stake is a multiple of the step. Its payout can be computed only then. The limits are
 * not checked.
 */
export const isStake = (stake: Decimal | '', { step }: Pick<StakeBounds, 'step'>): stake is Decimal =>
  stake !== '' && isWireAmount(trim(stake)) && isMultiple(stake, step)

/**
 * Returns the largest stake within the limits and the balance. If the balance does not cover the minimum stake, returns
 * the minimum, so that the check of this stake reports an insufficient balance.
 */
export function largestStake(
  { min: least, max: most, step, openFeeRate }: StakeBounds,
  available: Decimal,
): Decimal {
  const affordable = roundToStep(div(available, add('1', openFeeRate), 8, 'DOWN'), step, 'FLOOR')
  const stake = min(affordable, most)
  if (compare(stake, least) < 0) return least
  // The opening fee is rounded up to eight decimals, so stake and fee together can exceed the balance by 0.00000001. In
  // this case the stake is reduced by one step.
  const { debit } = timeOptionDebit(stake, openFeeRate)
  return compare(debit, available) > 0 ? sub(stake, step) : stake
}

export type Stake = {
  value: Decimal | ''
  set: (value: Decimal | '') => void
  /** The entered stake as a percentage, 0 to 100, of the largest possible stake. */
  share: number
  setShare: (share: number) => void
  /** The largest stake in USDT that the limits and the balance allow. */
  largest: Decimal
  problem: StakeProblem | null
  /**
   * The problem that is shown at the stake field; null until the member enters a stake or tries to send the
   * bet.
   */
  shown: StakeProblem | null
  /** The entered stake if its payout can be computed, otherwise null. */
  exact: Decimal | null
  /** Makes the stake field show its problem even if the member has entered nothing. */
  insist: () => void
}

/**
 * Returns the state of the stake field of a bet. If no user is logged in or the balance is not loaded,
 * `available` is null and the balance is not checked.
 */
export function useStake(bounds: StakeBounds, available: Decimal | null): Stake {
  const [value, setValue] = useState<Decimal | ''>('')
  const [isInsisting, setInsisting] = useState(false)
  const largest = available === null ? bounds.max : largestStake(bounds, available)
  const problem = checkStake(value, bounds, available)
  const set = (next: Decimal | '') => {
    setValue(next)
    setInsisting(false)
  }
  return {
    value,
    set,
    share: shareOf(value, largest, bounds),
    setShare(share) {
      const part = roundToStep(div(mul(largest, `${share}`), '100', 8, 'DOWN'), bounds.step, 'FLOOR')
      set(share === 0 ? '' : compare(part, bounds.min) < 0 ? bounds.min : part)
    },
    largest,
    problem,
    shown: problem && (value !== '' || isInsisting) ? problem : null,
    exact: isStake(value, bounds) && !isZero(value) ? value : null,
    insist: () => setInsisting(true),
  }
}

function shareOf(value: Decimal | '', largest: Decimal, bounds: StakeBounds): number {
  if (!isStake(value, bounds) || isZero(largest)) return 0
  return Math.min(100, Math.round(Number(div(mul(value, '100'), largest, 2, 'DOWN'))))
}
