import type { StreamState } from '@bourselet/sdk'
import { useEffect, useState } from 'react'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'

export type ConnectionState = {
  state: StreamState
  /**
   * Milliseconds since the data was last known to be fresh; undefined while it is fresh. For `<LiveMark>`.
   */
  ageMs: number | undefined
}

/**
 * Returns the freshness of the page's data. A connection being opened counts as live for its first second.
 */
export function useConnection(): ConnectionState {
  const state = useLive(useLiveMarket().connection)
  const [ageMs, setAgeMs] = useState<number>()
  const isAgeing = state === 'stale' || state === 'offline'
  useEffect(() => {
    if (!isAgeing) return setAgeMs(undefined)
    const since = Date.now()
    const timer = setInterval(() => setAgeMs(Date.now() - since), 1_000)
    return () => clearInterval(timer)
  }, [isAgeing])
  return { state: state === 'stale' && ageMs === undefined ? 'live' : state, ageMs }
}
