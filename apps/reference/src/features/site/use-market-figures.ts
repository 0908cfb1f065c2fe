import { add, type Decimal, mul } from '@bourselet/sdk/money'
import { useSymbols } from '@bourselet/widgets'

/** How much the whole market traded in 24 hours, in USDT, and how many pairs it has. */
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
