/**
 * A period of days in the user's time zone, from a first to a last day such as 2026-01-31. The period includes both
 * days. An empty first or last day means that the period is open at this end.
 */
export type Period = { from: string; to: string }

export const anyTime: Period = { from: '', to: '' }

export const presets = [7, 30, 90] as const

const text = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-')

/**
 * Returns the time in ms at which the day that is `daysLater` days after `day` begins in the user's time zone. Adding
 * 24 hours per day would be wrong, because a day with a clock change is shorter or longer.
 */
export function dayStart(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).getTime()
}

/** Returns the period of the last `count` days up to today, with an open end. */
export const lastDays = (count: number, now: number): Period => ({
  from: text(new Date(dayStart(text(new Date(now)), 1 - count))),
  to: '',
})

export const today = (now: number): string => text(new Date(now))

/** Converts the period to the request fields `start` and `end`, which list calls expect. */
export const periodRequest = ({ from, to }: Period): { start?: number; end?: number } => ({
  ...(from ? { start: dayStart(from) } : {}),
  ...(to ? { end: dayStart(to, 1) } : {}),
})

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }

/** Formats a period: "9 – 22 Jan 2026". Returns null if one end is open. */
export function periodText({ from, to }: Period, locale: string): string | null {
  if (!from || !to) return null
  return new Intl.DateTimeFormat(locale, day).formatRange(dayStart(from), dayStart(to))
}

export const dayText = (value: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, day).format(dayStart(value))
