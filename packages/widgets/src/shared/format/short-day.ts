import { withoutPrepositions } from './format-time.ts'

const kept = new Map<string, Intl.DateTimeFormat>()

function formatDay(locale: string, date: string | undefined, weekday: 'short' | undefined): string {
  if (!date) return ''
  const key = `${locale}/${weekday}`
  let formatter = kept.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { weekday, day: 'numeric', month: 'short', timeZone: 'UTC' })
    kept.set(key, formatter)
  }
  return withoutPrepositions(locale, formatter.format(Date.parse(date)))
}

/** Formats a UTC date without conversion to the user's time zone: "2026-01-07" as "7 Jan". */
export const shortDay = (locale: string, date: string | undefined): string =>
  formatDay(locale, date, undefined)

/** Formats a UTC date with its weekday: "2026-01-07" as "Wed, 7 Jan". */
export const weekDay = (locale: string, date: string | undefined): string => formatDay(locale, date, 'short')
