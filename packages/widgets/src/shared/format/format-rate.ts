import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a rate as a percentage with all its decimals, but with at least `least` of them. The rate is a fraction:
 * "0.001" becomes "0.10%".
 */
export function formatRate(locale: Locale, rate: Decimal, least = 2): string {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: 10 })(
    rate,
  )
}

/** Returns the number of decimals with which all these rates can be shown exactly as percentages, at least two. */
export const ratePlaces = (rates: readonly Decimal[]): number =>
  Math.max(2, ...rates.map((rate) => decimals(rate) - 2))
