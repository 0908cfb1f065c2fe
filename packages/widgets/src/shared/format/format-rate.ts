import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a rate that is given as a fraction as a percentage with all decimals, but at least 2: "0.001"
 * becomes "0.10%".
 */
export function formatRate(locale: Locale, rate: Decimal): string {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 10 })(rate)
}
