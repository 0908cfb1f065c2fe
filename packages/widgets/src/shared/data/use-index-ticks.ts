import { useEffect } from 'react'
import type { LiveIndex } from './live-index.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** Returns the published index of a symbol for at least `spanMs`, oldest tick first. */
export function useIndexTicks(symbol: string, spanMs: number): LiveIndex {
  const index = useLive(useLiveMarket().index(symbol))
  const { reach } = index
  useEffect(() => reach(spanMs), [reach, spanMs])
  return index
}
