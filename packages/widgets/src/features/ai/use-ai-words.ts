import { type Decimal, mul } from '@bourselet/sdk/money'
import { weekDay } from '../../shared/format/short-day.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Plan } from './plan.ts'

/**
 * Returns the translation function of AI plans, and functions that format amounts, rates and dates. All parts
 * of the feature use them, so that they format values alike.
 */
export function useAiWords() {
  const { t, ready } = useText('ai')
  const format = useFormat()
  const amount = (value: Decimal, signed = false) =>
    format.amount(value, { minDecimals: 2, decimals: 4, signed })
  const rate = (value: Decimal, decimals = 2) => format.percent(mul(value, '100'), { signed: true, decimals })
  return {
    t,
    ready,
    format,
    amount,
    rate,
    /** An amount with all its decimals and its coin. */
    exact: (value: Decimal, coin: string, signed = false) =>
      `${format.amount(value, { minDecimals: 2, signed })}\u00a0${coin}`,
    /** An amount with its coin: "45.00 USDT". */
    sum: (value: Decimal, coin: string, signed = false) => `${amount(value, signed)}\u00a0${coin}`,
    /** A minimum or maximum without trailing zeros: "100 USDT". */
    round: (value: Decimal, coin: string) => `${format.amount(value)}\u00a0${coin}`,
    day: (date: string) => weekDay(format.locale, date),
    term: ({ cycle_days, risk }: Plan) => t('term', { days: cycle_days, risk: t(`risk.${risk}`) }),
  }
}

export type AiWords = ReturnType<typeof useAiWords>
