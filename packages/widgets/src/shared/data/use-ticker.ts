import { compare } from '@bourselet/sdk/money'
import type { Direction, LiveTicker, Product } from './live-tickers.ts'
import type { SymbolInfo } from './symbol-info.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'
import { useSymbol } from './use-symbol.ts'

/** The 24 hour figures, and which way the last price came. */
export type Figures = Omit<LiveTicker, 'ts' | 'symbol'>

export type TickerState = {
  /** Name, coins and trading rules. */
  info: SymbolInfo | undefined
  figures: Figures | undefined
  error: Error | null
  /** The server answered, and there is no such symbol. */
  isUnknown: boolean
  refetch: () => void
}

/** A symbol's price and 24 hour figures as they change. */
export function useTicker(symbol: string, product: Product = 'spot'): TickerState {
  const { data: info, loading, error, refetch } = useSymbol(symbol, product)
  const live = useLive(useLiveMarket().tickers(product).one(symbol))
  const settled = info ?? live
  return {
    info,
    figures: live ?? (info && figuresOf(info)),
    error: settled ? null : error,
    isUnknown: !settled && !loading && !error,
    refetch,
  }
}

/** The figures of the call, until the stream tells newer ones. */
export function figuresOf(info: SymbolInfo): Figures {
  const { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h } = info
  const way = compare(change_pct, '0')
  const direction: Direction = way > 0 ? 'up' : way < 0 ? 'down' : 'none'
  return { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h, direction }
}
