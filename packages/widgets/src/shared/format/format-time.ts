import type { Locale } from '../i18n/locale.ts'

export type TimeStyle = 'time' | 'minute' | 'date' | 'long-date' | 'date-time' | 'full'

// The month is a word: with digits alone, 11/10/2026 is another day for readers of another country.
const date: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }

const options: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date,
  'long-date': { dateStyle: 'long' },
  'date-time': {
    ...date,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  full: { dateStyle: 'long', timeStyle: 'long' },
}

const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a time in ms in the user's time zone. The style `full` includes the name of the zone. Tooltips use this style
 * for times that are shown in a shorter style.
 */
export function formatTime(locale: Locale, ts: number, style: TimeStyle = 'date-time'): string {
  const key = `${locale}/${style}`
  let formatter = kept.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options[style])
    kept.set(key, formatter)
  }
  const text = formatter.format(ts)
  return options[style].month ? withoutPrepositions(locale, text) : text
}

/**
 * Returns a date without the prepositions of Portuguese: "20 de dez. de 2026" as "20 dez. 2026". The longer form breaks
 * the lines of a phone.
 */
export const withoutPrepositions = (locale: string, date: string): string =>
  locale === 'pt' ? date.replaceAll(' de ', ' ') : date
