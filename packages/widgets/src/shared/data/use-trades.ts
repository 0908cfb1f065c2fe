import type { Product } from './live-tickers.ts'
import type { LiveTrades } from './live-trades.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** Returns the latest public trades of a symbol, newest first, updated at most ten times a second. */
export function useTrades(symbol: string, product: Product = 'spot'): LiveTrades {
  return useLive(useLiveMarket().trades(product, symbol))
}
