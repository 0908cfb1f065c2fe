import { trendOf } from '../format/trend-of.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveTicker, liveTickers, type Product } from './live-tickers.ts'
import { useLive } from './use-live.ts'
import { type SymbolInfo, useSymbol } from './use-symbols.ts'

/** The 24-hour statistics of a symbol, with the direction of its last price change. */
export type Figures = Omit<LiveTicker, 'ts' | 'symbol'>

/**
 * Returns the live 24-hour statistics of a symbol. Until the first stream event, returns the statistics from the
 * list of symbols.
 */
export function useFigures(symbol: string, product: Product, info: SymbolInfo): Figures
export function useFigures(
  symbol: string,
  product: Product,
  info: SymbolInfo | undefined,
): Figures | undefined
export function useFigures(
  symbol: string,
  product: Product,
  info: SymbolInfo | undefined,
): Figures | undefined {
  const live = useLive(liveTickers(useBourselet().sdk, product).one(symbol))
  return live ?? (info && figuresOf(info))
}

/** Returns the 24-hour statistics of a symbol from the list of symbols. */
function figuresOf(info: SymbolInfo): Figures {
  const { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h } = info
  return {
    last,
    open_24h,
    high_24h,
    low_24h,
    change_pct,
    volume_24h,
    turnover_24h,
    direction: trendOf(change_pct),
  }
}

export type TickerState = {
  /** Name, coins and trading rules of the symbol. */
  info: SymbolInfo | undefined
  figures: Figures | undefined
  error: Error | null
  refetch: () => void
}

/**
 * Returns the live price and 24-hour statistics of a symbol. `useTicker` searches the list of symbols in each render. A
 * component that renders often should use `useFigures` with a known symbol instead.
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
