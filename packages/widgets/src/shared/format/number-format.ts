import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** A formatter for exact decimal strings. Kept, because making one costs far more than using it. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): (value: Decimal) => string {
  const key = locale + JSON.stringify(options)
  let formatter = kept.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, options)
    kept.set(key, formatter)
  }
  const ready = formatter
  // Intl reads decimal strings exactly; a true minus keeps the width of a plus.
  return (value) => ready.format(value as Intl.StringNumericLiteral).replace('-', '−')
}
