import type { Locale } from '../i18n/locale.ts'

export type TimeStyle = 'time' | 'minute' | 'date' | 'long-date' | 'date-time' | 'full'

const options: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  'long-date': { dateStyle: 'long' },
  'date-time': {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
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
  return formatter.format(ts)
}
