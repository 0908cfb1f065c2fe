import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveMarket, liveMarketOf } from './live-market.ts'

/** Returns the live market of the nearest provider's client. */
export function useLiveMarket(): LiveMarket {
  return liveMarketOf(useBourselet().sdk)
}
