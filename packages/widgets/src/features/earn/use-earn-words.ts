import type { Decimal } from '@bourselet/sdk/money'
import { weekDay } from '../../shared/format/short-day.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { EarnProduct } from './product.ts'

/**
 * Returns the translation function of the feature, and functions that format amounts and dates. All parts of
 * the feature use them, so that they format values alike.
 */
export function useEarnWords() {
  const { t, ready } = useText('earn')
  const format = useFormat()
  const amount = (value: Decimal, signed = false) => format.amount(value, { minDecimals: 2, signed })
  return {
    t,
    ready,
    format,
    /** An amount with at least two decimals: "45.00". */
    amount,
    /** An amount with at least two decimals and its coin: "45.00 USDT". */
    sum: (value: Decimal, coin: string) => `${amount(value)}\u00a0${coin}`,
    /** A minimum, maximum or price without trailing zeros, with its coin: "100 USDT". */
    round: (value: Decimal, coin: string) => `${format.amount(value)}\u00a0${coin}`,
    day: (date: string) => weekDay(format.locale, date),
    /** The period to which the headline rate applies: "in 30 days" or "a year". */
    period: ({ kind, days }: EarnProduct) =>
      kind === 'savings' ? t('rate.aYear') : t('rate.inDays', { count: days ?? 0 }),
  }
}

export type EarnWords = ReturnType<typeof useEarnWords>
