import { amount, granted } from '../amount.ts'
import { add, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** An inviter of the member. In lists of inviters the direct inviter is the first. */
export interface Upline {
  user: string
  /** False for a disabled inviter, who gets no reward. */
  active?: boolean
}

/** The reward that an inviter gets from one trading fee, in the coin of the fee, rounded down to 8 decimals. */
export interface ReferralReward {
  level: number
  user: string
  reward: Decimal
}

/**
 * Returns the reward of each inviter: DOWN8(fee x rate of the inviter's level), in the coin of the fee. The rewards are
 * paid from the fee. If the inviter of a level is missing or disabled, the operator keeps the reward of this level. The
 * inviter of the next level does not receive it.
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
