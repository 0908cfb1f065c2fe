import { useEffect } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type LiveIndex, liveIndex } from './live-index.ts'
import { useLive } from './use-live.ts'

/**
 * Returns the published index prices of a symbol in at least the last `spanMs` milliseconds, oldest first.
 */
export function useIndexTicks(symbol: string, spanMs: number): LiveIndex {
  const index = useLive(liveIndex(useBourselet().sdk, symbol))
  const { reach } = index
  useEffect(() => reach(spanMs), [reach, spanMs])
  return index
}
