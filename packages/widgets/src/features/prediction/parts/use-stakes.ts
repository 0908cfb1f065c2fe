import { type Decimal, round } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { resultText } from '../../../shared/format/result-text.ts'
import { useFormat } from '../../../shared/format/use-format.ts'

/**
 * Returns functions that format stakes and rewards. Amounts of USDT are rounded down to two decimals, costs and fees are
 * rounded up; multiples have the form "1.84×".
 */
export function useStakes() {
  const format = useFormat()
  return useMemo(() => {
    const usdt = (value: Decimal) => format.amount(value, { decimals: 2, minDecimals: 2 })
    return {
      usdt,
      /** Formats a cost or a fee. */
      cost: (value: Decimal) => format.amount(round(value, 2, 'UP'), { decimals: 2, minDecimals: 2 }),
      gain: (value: Decimal) => resultText(format, value),
      coin: (value: Decimal) => `${usdt(value)}\u00a0USDT`,
      /** Formats an amount without trailing zeros: "50", "0.5". */
      short: (value: Decimal) => format.amount(value),
      multiple: (value: Decimal | null) => (value === null ? '—' : `${usdt(value)}×`),
      share: (rate: Decimal) => format.percent(rate, { decimals: 2 }),
    }
  }, [format])
}

/** Returns a function that formats a duration in seconds: "5 min" for 300, "45 s" for 45. */
export function useDuration(): (seconds: number) => string {
  const { locale } = useFormat()
  return (seconds) => {
    const unit = seconds % 60 === 0 ? 'minute' : 'second'
    const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
    return words.format(unit === 'minute' ? seconds / 60 : seconds)
  }
}
