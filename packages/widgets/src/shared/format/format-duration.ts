import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a duration in words: in seconds if it is shorter than 90 seconds, in minutes below 90 minutes, in hours below
 * 36 hours, otherwise in days. Minutes, hours and days are rounded up: "45 seconds", "15 minutes", "2 hours".
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
