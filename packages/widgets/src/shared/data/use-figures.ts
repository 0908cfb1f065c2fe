import { trendOf } from '../format/trend-of.ts'
import type { LiveTicker, Product } from './live-tickers.ts'
import type { SymbolInfo } from './symbol-info.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** 24-hour figures with the direction of the last price change. */
export type Figures = Omit<LiveTicker, 'ts' | 'symbol'>

/** Returns the live figures of a symbol; before the first event, those of the call. */
export function useFigures(
  symbol: string,
  product: Product,
  info: SymbolInfo | undefined,
): Figures | undefined {
  const live = useLive(useLiveMarket().tickers(product).one(symbol))
  return live ?? (info && figuresOf(info))
}

/** Returns the figures of the call. */
export function figuresOf(info: SymbolInfo): Figures {
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
