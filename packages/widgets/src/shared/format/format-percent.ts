import { type Decimal, div } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

export type PercentFormat = { signed?: boolean; decimals?: number }

/** Formats a percentage given in percent ("2.35" -> "+2.35%" when signed), 2 decimals. */
export function formatPercent(locale: Locale, percent: Decimal, options: PercentFormat = {}): string {
  const places = options.decimals ?? 2
  return numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    ...(options.signed ? { signDisplay: 'exceptZero' } : {}),
  })(div(percent, '100', 12, 'HALF_UP'))
}

/** Formats a rate given as a fraction ("0.001" -> "0.10%"), all its decimals but at least 2. */
export function formatRate(locale: Locale, rate: Decimal): string {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 10 })(rate)
}
