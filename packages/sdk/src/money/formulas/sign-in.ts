import { amount } from '../amount.ts'
import { dayNumber } from '../calendar.ts'
import type { Decimal } from '../units.ts'

/** A daily sign-in; the date is `YYYY-MM-DD` UTC. */
export interface SignIn {
  date: string
  /** Days in a row, this one included. */
  streak: number
  /** Place in the reward cycle, from 1. */
  cycle_day: number
  reward: Decimal
}

/**
 * The sign-in of a UTC day after the last one: the reward by cycle day; a missed day resets
 * streak and cycle. Null when that day is signed already. `rewards` is the table of the cycle, not empty.
 */
export function signIn(last: SignIn | null, date: string, rewards: readonly Decimal[]): SignIn | null {
  if (last !== null && date <= last.date) return null
  const following = last !== null && dayNumber(date) - dayNumber(last.date) === 1
  const streak = following ? last.streak + 1 : 1
  const place = (streak - 1) % rewards.length
  return { date, streak, cycle_day: place + 1, reward: amount(rewards[place]!) }
}
