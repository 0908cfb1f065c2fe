import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'

const kept = new Map<string, Intl.NumberFormat>()

/**
 * Returns a formatter for exact decimal strings. Formatters are cached, because creating one is expensive.
 */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): (value: Decimal) => string {
  const key = locale + JSON.stringify(options)
  let formatter = kept.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, options)
    kept.set(key, formatter)
  }
  const ready = formatter
  // `Intl` formats decimal strings exactly. The hyphen is replaced by a minus sign, which is as wide as a
  // plus sign.
  return (value) => ready.format(value as Intl.StringNumericLiteral).replace('-', '−')
}
