import type { Locale } from '../i18n/locale.ts'

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', Number.POSITIVE_INFINITY],
]

/** Formats a duration in ms as the time that has passed since an event: "12 sec. ago". */
export function formatAgo(locale: Locale, elapsedMs: number): string {
  let amount = Math.max(0, Math.round(elapsedMs / 1000))
  for (const [unit, size] of steps) {
    if (amount < size) return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-amount, unit)
    amount = Math.floor(amount / size)
  }
  return ''
}
