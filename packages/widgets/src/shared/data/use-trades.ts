import { useBourselet } from '../provider/use-bourselet.ts'
import type { Product } from './live-tickers.ts'
import { type LiveTrades, liveTrades } from './live-trades.ts'
import { useLive } from './use-live.ts'

/** Returns the latest public trades of a symbol, newest first, updated at most three times a second. */
export function useTrades(symbol: string, product: Product = 'spot'): LiveTrades {
  return useLive(liveTrades(useBourselet().sdk, product, symbol))
}
