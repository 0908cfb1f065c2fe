import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

export type AmountFormat = {
  /**
   * Maximum decimals; further ones are cut off, never rounded up, so that no one sees more than can be spent.
   * Default 8.
   */
  decimals?: number
  /** Minimum decimals, filled with zeros. Default 0. */
  minDecimals?: number
  /** Adds a plus or minus sign. */
  signed?: boolean
  /** Separates thousands. Default true. */
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
