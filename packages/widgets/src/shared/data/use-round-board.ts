import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveRounds, liveRounds } from './live-rounds.ts'
import { useLive } from './use-live.ts'

/** Returns the rounds in progress of a symbol and the durations of its options. Both are updated live. */
export function useRoundBoard(symbol: string): LiveRounds {
  return useLive(liveRounds(useBourselet().sdk, symbol))
}
