import type { CandleInterval } from '@bourselet/sdk/money'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveCandles, liveCandles } from './live-candles.ts'
import type { CandleProduct } from './live-tickers.ts'
import { useLive } from './use-live.ts'

/** Returns the candles of a symbol, oldest first. The last candle still changes, because its interval has not ended. */
export function useCandles(
  symbol: string,
  interval: CandleInterval,
  product: CandleProduct = 'spot',
): LiveCandles {
  return useLive(liveCandles(useBourselet().sdk, product, symbol, interval))
}
