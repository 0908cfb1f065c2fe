import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a rate as a percentage with all its decimals, but at least two. The rate is a fraction: "0.001" becomes
 * "0.10%".
 */
export function formatRate(locale: Locale, rate: Decimal): string {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 10 })(rate)
}
