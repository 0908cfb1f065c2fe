import { amount } from '../amount.ts'
import { dayNumber } from '../calendar.ts'
import type { Decimal } from '../units.ts'

/** A daily sign-in, that is, a check-in that earns a reward. The date is `YYYY-MM-DD` UTC. */
export interface SignIn {
  date: string
  /** Number of consecutive days with a sign-in, including this one. */
  streak: number
  /** Day in the reward cycle, starting at 1. */
  cycle_day: number
  reward: Decimal
}

/**
 * Returns the member's daily sign-in (check-in) on the UTC day `date`, with the reward for its day of the cycle. `last`
 * is the member's previous sign-in. A missed day resets streak and cycle. Returns null if the member has already signed
 * in on that day. `rewards` is the reward table of the cycle and must not be empty.
 */
export function signIn(last: SignIn | null, date: string, rewards: readonly Decimal[]): SignIn | null {
  if (last !== null && date <= last.date) return null
  const following = last !== null && dayNumber(date) - dayNumber(last.date) === 1
  const streak = following ? last.streak + 1 : 1
  const place = (streak - 1) % rewards.length
  return { date, streak, cycle_day: place + 1, reward: amount(rewards[place]!) }
}
