import type { Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { useLocale } from '../provider/use-locale.ts'
import { formatAgo } from './format-ago.ts'
import { formatRate } from './format-rate.ts'
import { formatTime, type TimeStyle } from './format-time.ts'
import { formatsOfAmounts } from './use-amount-format.ts'

const bind = (locale: Locale) => ({
  ...formatsOfAmounts(locale),
  rate: (value: Decimal, least?: number) => formatRate(locale, value, least),
  time: (ts: number, style?: TimeStyle) => formatTime(locale, ts, style),
  ago: (elapsedMs: number) => formatAgo(locale, elapsedMs),
})

export type Format = ReturnType<typeof bind>

/** Returns the formatters of `shared/format`, bound to the user's language. */
export function useFormat(): Format {
  const locale = useLocale()
  return useMemo(() => bind(locale), [locale])
}
