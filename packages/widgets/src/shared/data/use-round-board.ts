import type { LiveRounds } from './live-rounds.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** Returns the running rounds of a symbol and the durations of its options, live. */
export function useRoundBoard(symbol: string): LiveRounds {
  return useLive(useLiveMarket().rounds(symbol))
}
