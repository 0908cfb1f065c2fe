import type { Decimal } from '@bourselet/sdk/money'
import { weekDay } from '../../shared/format/short-day.ts'
import { useCoinAmount, useCoinTexts } from '../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { EarnProduct } from './product.ts'

/**
 * Returns the translation function of the feature, and functions that format amounts and dates. All parts of
 * the feature use them, so that they format values alike.
 */
export function useEarnTexts() {
  const { t, ready } = useText('earn')
  const format = useFormat()
  const amountOf = useCoinAmount()
  return {
    ...useCoinTexts(),
    t,
    ready,
    format,
    /** Formats an income with the decimals of its coin, rounded down: "45.00". */
    income: (value: Decimal, coin: string, signed = false) =>
      amountOf(value, coin, { minDecimals: 2, signed }),
    day: (date: string) => weekDay(format.locale, date),
    /** The period to which the headline rate applies: "in 30 days" or "a year". */
    period: ({ kind, days }: EarnProduct) =>
      kind === 'savings' ? t('rate.aYear') : t('rate.inDays', { count: days ?? 0 }),
  }
}

export type EarnTexts = ReturnType<typeof useEarnTexts>
