import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formats a price with the decimals of the symbol's tick ("60,123.40"); without a tick the price keeps its
 * decimals.
 */
export function formatPrice(locale: Locale, value: Decimal, tick?: Decimal): string {
  const places = tick ? decimals(tick) : (value.split('.')[1]?.length ?? 0)
  return numberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places })(value)
}
