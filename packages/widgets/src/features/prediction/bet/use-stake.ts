import { compare, type Decimal, div, isZero, mul, roundToStep } from '@bourselet/sdk/money'
import { useState } from 'react'
import { checkStake, isStake, largestStake, type StakeBounds, type StakeProblem } from './stake-model.ts'

export type Stake = {
  value: Decimal | ''
  set: (value: Decimal | '') => void
  /** Percentage of the largest stake, 0 to 100. */
  share: number
  setShare: (share: number) => void
  /** The largest stake that bounds and balance allow, in USDT. */
  largest: Decimal
  problem: StakeProblem | null
  /** The problem to show; null before the first entry or attempt to send. */
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
