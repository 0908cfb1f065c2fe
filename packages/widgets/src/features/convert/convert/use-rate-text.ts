import type { Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/**
 * Number of significant digits of a displayed rate. It is large enough to show the change between two quotes.
 */
const DIGITS = 7

/** Returns a function that formats a rate: "1 USDT = 0.00001665 BTC". */
export function useRateText(): (from: string, to: string, rate: Decimal) => string {
  const { t } = useText('convert')
  const format = useFormat()
  return (from, to, rate) =>
    t('rateValue', { from, to, rate: format.amount(rate, { decimals: decimalsFor(rate) }) })
}

/**
 * Returns the number of decimals with which a value has `DIGITS` significant digits: at least 2, at most 12.
 */
function decimalsFor(value: Decimal): number {
  const [whole = '', fraction = ''] = value.split('.')
  if (whole !== '0') return Math.max(2, DIGITS - whole.length)
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  return Math.min(12, zeros + DIGITS)
}
