/** Milliseconds in a UTC day. */
export const DAY_MS = 86_400_000

/** Returns the number of days from 1970-01-01 to a `YYYY-MM-DD` date. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** Returns the date `days` after a `YYYY-MM-DD` date. Negative `days` give an earlier date. */
export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10)
}
