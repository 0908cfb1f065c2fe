import { abs, compare, type Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/** The smallest figure that is abbreviated. */
const SHORTENED_FROM = '10000'

/**
 * Formats a large figure in short ("526.41 M", "5.26亿"), a small one with two decimals. Show the full figure
 * on hover.
 */
export function formatCompact(locale: Locale, value: Decimal): string {
  const text = numberFormat(locale, {
    ...(compare(abs(value), SHORTENED_FROM) < 0 ? {} : { notation: 'compact' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })(value)
  return locale === 'en' ? text.replace(/([A-Z])$/, '\u202f$1') : text
}
