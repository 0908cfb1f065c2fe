import type { StreamState } from '@bourselet/sdk'
import { useEffect, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { liveConnection } from './live-connection.ts'
import { useLive } from './use-live.ts'

export type ConnectionState = {
  state: StreamState
  /**
   * Time in ms since the data was last known to be current; undefined if the data is current now. `<LiveMark>`
   * shows this time.
   */
  ageMs: number | undefined
}

/**
 * Returns the state of the connection, which shows if the data of the page is current. A connection that has been
 * `stale` for less than a second, for example while it opens, counts as live.
 */
export function useConnection(): ConnectionState {
  const state = useLive(liveConnection(useBourselet().sdk))
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
