import type { Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { useLocale } from '../provider/use-locale.ts'
import { formatAgo } from './format-ago.ts'
import { type AmountFormat, formatAmount } from './format-amount.ts'
import { formatCompact } from './format-compact.ts'
import { formatPercent, formatRate, type PercentFormat } from './format-percent.ts'
import { formatPrice } from './format-price.ts'
import { formatTime, type TimeStyle } from './format-time.ts'

const bind = (locale: Locale) => ({
  locale,
  price: (value: Decimal, tick?: Decimal) => formatPrice(locale, value, tick),
  amount: (value: Decimal, options?: AmountFormat) => formatAmount(locale, value, options),
  compact: (value: Decimal) => formatCompact(locale, value),
  percent: (value: Decimal, options?: PercentFormat) => formatPercent(locale, value, options),
  rate: (value: Decimal) => formatRate(locale, value),
  time: (ts: number, style?: TimeStyle) => formatTime(locale, ts, style),
  ago: (elapsedMs: number) => formatAgo(locale, elapsedMs),
})

export type Format = ReturnType<typeof bind>

/** Returns the formatters of `shared/format`, bound to the user's language. */
export function useFormat(): Format {
  const locale = useLocale()
  return useMemo(() => bind(locale), [locale])
}
