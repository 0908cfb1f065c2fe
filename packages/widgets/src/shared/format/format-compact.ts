import { abs, compare, type Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/** The smallest value that is shown in short form. */
const SHORTENED_FROM = '10000'

/**
 * Formats a value of at least 10,000 in short form ("526.41 M", "5.26亿"), and a smaller value with two decimals.
 * Callers should show the full value on hover.
 */
export function formatCompact(locale: Locale, value: Decimal): string {
  const text = numberFormat(locale, {
    ...(compare(abs(value), SHORTENED_FROM) < 0 ? {} : { notation: 'compact' }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })(value)
  return locale === 'en' ? text.replace(/([A-Z])$/, '\u202f$1') : text
}
