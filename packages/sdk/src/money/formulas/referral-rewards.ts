import { amount, granted } from '../amount.ts'
import { add, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** Who invited, nearest first. */
export interface Upline {
  user: string
  /** False for a disabled member, who earns nothing. */
  active?: boolean
}

/** What an upline earns of a fee, in its coin, DOWN 8. */
export interface ReferralReward {
  level: number
  user: string
  reward: Decimal
}

/**
 * Each upline gets DOWN8(fee x rate of its level), in the fee's coin, from the fee. A
 * missing or disabled upline's share stays with the house; it does not roll up.
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
