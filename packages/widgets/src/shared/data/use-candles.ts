import type { CandleInterval } from '@bourselet/sdk/money'
import type { LiveCandles } from './live-candles.ts'
import type { CandleProduct } from './live-tickers.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** Returns the candles of a symbol, oldest first, the last one open. */
export function useCandles(
  symbol: string,
  interval: CandleInterval,
  product: CandleProduct = 'spot',
): LiveCandles {
  return useLive(useLiveMarket().candles(product, symbol, interval))
}
