import { addDays, dayNumber } from '@bourselet/sdk/money'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Log = Awaited<ReturnType<BourseletClient['invite']['signLog']>>

/** A day of the calendar. `reward` is null for past days without a sign-in and for days of earlier streaks. */
export type CalendarDay = {
  date: string
  day: number
  state: 'signed' | 'today' | 'ahead' | 'past'
  reward: string | null
}

/** Returns the first day of the month that is `months` months after the month of a date. */
export function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/**
 * Returns the number of blank cells before the first day of a month if each row is a week that begins on
 * Monday.
 */
export const blanksBefore = (month: string): number => (new Date(month).getUTCDay() + 6) % 7

/**
 * Returns the days of a month. Past days of the current streak have the reward that the member received. Future days
 * have the reward that the member will receive if they sign in each day. Days of earlier streaks have no reward,
 * because the log does not contain them.
 */
export function daysOfMonth(log: Log, month: string, today: string): CalendarDay[] {
  const { last_date, streak, signed_today, week } = log
  const last = streak > 0 && last_date ? dayNumber(last_date) : null
  const now = dayNumber(today)
  // The cycle of rewards begins on the first day of the streak, or today if there is no streak.
  const firstSigned = last === null ? null : last - streak + 1
  const origin = firstSigned ?? now
  const nextOpen = signed_today ? now + 1 : now
  const rewardOn = (number: number) => week[(number - origin) % week.length]!.reward
  const days: CalendarDay[] = []
  const end = monthAfter(month, 1)
  for (let date = month; date < end; date = addDays(date, 1)) {
    const number = dayNumber(date)
    const isSigned = last !== null && number >= firstSigned! && number <= last
    const state = isSigned ? 'signed' : number === now ? 'today' : number > now ? 'ahead' : 'past'
    const reward = isSigned || number >= nextOpen ? rewardOn(number) : null
    days.push({ date, day: Number(date.slice(8)), state, reward })
  }
  return days
}
