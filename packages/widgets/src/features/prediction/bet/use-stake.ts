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
 * The bounds of a stake in USDT, its step, and the open fee rate as a fraction. Stakes are multiples of
 * `step`.
 */
export type StakeBounds = { min: Decimal; max: Decimal; step: Decimal; openFeeRate: Decimal }

/** The reason why a stake is not accepted, with the name of the server's error. */
export type StakeProblem = { name: string; params: Record<string, Decimal> }

const problem = (name: string, params: StakeProblem['params'] = {}): StakeProblem => ({ name, params })

/**
 * Returns the refusal that the server would answer for a stake, checked in the server's order; null if it
 * would accept the stake. Without `available` the balance is not checked.
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
  if (available !== null && compare(debit, available) > 0) {
    return problem('INSUFFICIENT_BALANCE', { available })
  }
  return null
}

/**
 * Returns true if the stake is a multiple of the step, so that its payout can be computed. The limits are not
 * checked.
 */
export const isStake = (stake: Decimal | '', { step }: Pick<StakeBounds, 'step'>): stake is Decimal =>
  stake !== '' && isWireAmount(trim(stake)) && isMultiple(stake, step)

/**
 * Returns the largest stake within the limits and the balance. If the balance is below the minimum stake, it
 * returns the minimum, so that the check reports an insufficient balance.
 */
export function largestStake(
  { min: least, max: most, step, openFeeRate }: StakeBounds,
  available: Decimal,
): Decimal {
  const affordable = roundToStep(div(available, add('1', openFeeRate), 8, 'DOWN'), step, 'FLOOR')
  const stake = min(affordable, most)
  if (compare(stake, least) < 0) return least
  // The opening fee is rounded up, so stake and fee together can exceed the balance by one unit. If they do,
  // the stake is reduced by one step.
  const { debit } = timeOptionDebit(stake, openFeeRate)
  return compare(debit, available) > 0 ? sub(stake, step) : stake
}

export type Stake = {
  value: Decimal | ''
  set: (value: Decimal | '') => void
  /** Percentage of the largest stake, 0 to 100. */
  share: number
  setShare: (share: number) => void
  /** The largest stake that bounds and balance allow, in USDT. */
  largest: Decimal
  problem: StakeProblem | null
  /** The problem to show; null until the member enters a stake or tries to send. */
  shown: StakeProblem | null
  /** The stake if its payout can be computed; else null. */
  exact: Decimal | null
  /** Shows the problem even if nothing was entered. */
  insist: () => void
}

/** Returns the entered stake of a bet. `available` is null for a visitor, whose balance is not checked. */
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
