import type { Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { useLocale } from '../provider/use-locale.ts'
import { type AmountFormat, formatAmount } from './format-amount.ts'
import { formatCompact } from './format-compact.ts'
import { formatPercent, type PercentFormat } from './format-percent.ts'
import { formatPrice } from './format-price.ts'

/** Returns the formatters of prices and amounts, bound to a language. */
export const formatsOfAmounts = (locale: Locale) => ({
  locale,
  price: (value: Decimal, tick?: Decimal) => formatPrice(locale, value, tick),
  amount: (value: Decimal, options?: AmountFormat) => formatAmount(locale, value, options),
  compact: (value: Decimal) => formatCompact(locale, value),
  percent: (value: Decimal, options?: PercentFormat) => formatPercent(locale, value, options),
})

/**
 * Returns the formatters of prices and amounts, bound to the user's language. Components that show no times use this hook
 * instead of `useFormat`, so that a page with a ticker alone does not load the formatters of times.
 */
export function useAmountFormat(): ReturnType<typeof formatsOfAmounts> {
  const locale = useLocale()
  return useMemo(() => formatsOfAmounts(locale), [locale])
}
