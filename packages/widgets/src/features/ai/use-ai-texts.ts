import { type Decimal, mul } from '@bourselet/sdk/money'
import { weekDay } from '../../shared/format/short-day.ts'
import { useCoinAmount, useCoinTexts } from '../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Plan } from './plan.ts'

/**
 * Returns the translation function of AI plans, and functions that format amounts, rates and dates. All parts
 * of the feature use them, so that they format values alike.
 */
export function useAiTexts() {
  const { t, ready } = useText('ai')
  const format = useFormat()
  const amountOf = useCoinAmount()
  const result = (value: Decimal, coin: string, signed = true) =>
    amountOf(value, coin, { minDecimals: 2, signed, rounding: 'FLOOR' })
  const rate = (value: Decimal, decimals = 2) => format.percent(mul(value, '100'), { signed: true, decimals })
  return {
    ...useCoinTexts(),
    t,
    ready,
    format,
    rate,
    /** Formats a gain or loss with the decimals of its coin, without the coin: rounds a gain down and a loss up. */
    result,
    /** Formats a gain or loss as `result` does, followed by its coin. */
    sum: (value: Decimal, coin: string, signed = false) => `${result(value, coin, signed)}\u00a0${coin}`,
    day: (date: string) => weekDay(format.locale, date),
    term: ({ cycle_days, risk }: Plan) => t('term', { days: cycle_days, risk: t(`risk.${risk}`) }),
  }
}
