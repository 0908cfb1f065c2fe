import { type Decimal, div } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

export type PercentFormat = { signed?: boolean; decimals?: number }

/** Formats a value that is given in percent, by default with 2 decimals ("2.35" becomes "+2.35%" if `signed`). */
export function formatPercent(locale: Locale, percent: Decimal, options: PercentFormat = {}): string {
  const places = options.decimals ?? 2
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    ...(options.signed ? { signDisplay: 'exceptZero' } : {}),
  })(div(percent, '100', 12, 'HALF_UP'))
}
