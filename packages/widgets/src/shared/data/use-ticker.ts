import type { Product } from './live-tickers.ts'
import type { SymbolInfo } from './symbol-info.ts'
import { type Figures, useFigures } from './use-figures.ts'
import { useSymbol } from './use-symbol.ts'

export type TickerState = {
  /** Name, coins and trading rules of the symbol. */
  info: SymbolInfo | undefined
  figures: Figures | undefined
  error: Error | null
  refetch: () => void
}

/**
 * Returns the live price and 24-hour figures of a symbol. Frequently rendered components use `useFigures`
 * alone.
 */
export function useTicker(symbol: string, product: Product = 'spot'): TickerState {
  const { data: info, error, refetch } = useSymbol(symbol, product)
  const figures = useFigures(symbol, product, info)
  return {
    info,
    figures,
    error: figures ? null : error,
    refetch,
  }
}
