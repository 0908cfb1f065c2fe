import type { BookView } from '@bourselet/sdk'
import type { Product } from './live-tickers.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** Returns the order book of a symbol, updated at most ten times a second. */
export function useBook(symbol: string, product: Product = 'spot'): BookView {
  return useLive(useLiveMarket().book(product, symbol))
}
