import { useEffect } from 'react'
import type { LiveIndex } from './live-index.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

/** The published index of a symbol, at least so many ms back, oldest tick first. */
export function useIndexTicks(symbol: string, spanMs: number): LiveIndex {
  const index = useLive(useLiveMarket().index(symbol))
  const { reach } = index
  useEffect(() => reach(spanMs), [reach, spanMs])
  return index
}
