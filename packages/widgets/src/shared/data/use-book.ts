import type { BookView } from '@bourselet/sdk'
import { useBourselet } from '../provider/use-bourselet.ts'
import { liveBook } from './live-book.ts'
import type { Product } from './live-tickers.ts'
import { useLive } from './use-live.ts'

/** Returns the order book of a symbol, updated at most ten times a second. */
export function useBook(symbol: string, product: Product = 'spot'): BookView {
  return useLive(liveBook(useBourselet().sdk, product, symbol))
}
