import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a duration in words, rounded up to a whole number of the largest unit of which it contains at least 1.5:
 * "45 seconds", "15 minutes", "2 hours".
 */
export function formatDuration(locale: Locale, seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : seconds < 129_600
          ? [Math.ceil(seconds / 3600), 'hour']
          : [Math.ceil(seconds / 86_400), 'day']
  return numberFormat(locale, { style: 'unit', unit: `${unit}`, unitDisplay: 'long' })(`${amount}`)
}
