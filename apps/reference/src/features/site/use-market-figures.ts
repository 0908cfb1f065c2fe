import { add, type Decimal, mul } from '@bourselet/sdk/money'
import { useSymbols } from '@bourselet/widgets'

/** Returns the 24-hour turnover of all spot pairs together in USDT, and the number of pairs. */
export function useMarketFigures(): { turnover: Decimal; pairs: number } | undefined {
  const { data } = useSymbols()
  if (!data) return undefined
  const rate = (quote: string): Decimal =>
    quote === 'USDT' ? '1' : (data.find(({ symbol }) => symbol === `${quote}USDT`)?.last ?? '0')
  return {
    turnover: data.reduce((sum, { turnover_24h, quote }) => add(sum, mul(turnover_24h, rate(quote))), '0'),
    pairs: data.length,
  }
}
