import type { Decimal } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

export type AmountFormat = {
  /** At most so many decimals, the rest cut off (never rounded up: nobody may be shown more than can be spent). Default 8. */
  decimals?: number
  /** At least so many decimals, filled with zeros. Default 0. */
  minDecimals?: number
  /** With a plus or minus. */
  signed?: boolean
  /** Thousands apart. Default true. */
  grouping?: boolean
}

/** An amount of a coin, exact to 8 decimals, trailing zeros hidden ("1,250.5"). */
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
