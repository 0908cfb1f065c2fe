import { amount, granted } from '../amount.ts'
import { add, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** A referrer of the member. Lists of referrers begin with the direct one. */
export interface Upline {
  user: string
  /** False for a disabled member, who gets no reward. */
  active?: boolean
}

/** The reward that a referrer gets from one fee, in the coin of the fee, rounded down to 8 decimals. */
export interface ReferralReward {
  level: number
  user: string
  reward: Decimal
}

/**
 * Returns the reward of each referrer: DOWN8(fee x rate of its level), in the fee's coin, taken from the fee.
 * The reward of a missing or disabled referrer stays with the operator; it does not pass to the next level.
 */
export function referralRewards(
  fee: Decimal,
  uplines: readonly (Upline | null)[],
  rates: readonly Decimal[],
): { rewards: ReferralReward[]; house_net: Decimal } {
  const rewards = uplines.slice(0, rates.length).flatMap((upline, index) => {
    if (upline === null) return []
    const reward = upline.active === false ? amount('0') : granted(mul(fee, rates[index]!))
    return [{ level: index + 1, user: upline.user, reward }]
  })
  const paid = rewards.map(({ reward }) => reward).reduce(add, '0')
  return { rewards, house_net: amount(sub(fee, paid)) }
}
