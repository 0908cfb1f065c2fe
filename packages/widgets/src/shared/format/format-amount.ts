import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

export type AmountFormat = {
  /**
   * Maximum number of decimals. Further decimals are cut off and never rounded up, so that the shown amount
   * is never more than what can be spent. Default 8.
   */
  decimals?: number
  /** Minimum number of decimals, filled with zeros. Default 0. */
  minDecimals?: number
  /** Shows a plus or minus sign before the amount. */
  signed?: boolean
  /** Groups digits by thousands. Default true. */
  grouping?: boolean
}

/** Formats an amount of a coin, exact to 8 decimals, without trailing zeros ("1,250.5"). */
export function formatAmount(locale: Locale, value: Decimal, options: AmountFormat = {}): string {
  const most = options.decimals ?? 8
  return numberFormat(locale, {
    minimumFractionDigits: Math.min(options.minDecimals ?? 0, most),
    maximumFractionDigits: most,
    roundingMode: 'trunc',
    ...(options.grouping === false ? { useGrouping: false } : {}),
    ...(options.signed ? { signDisplay: 'exceptZero' } : {}),
  })(value)
}
