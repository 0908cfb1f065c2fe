import { useSyncExternalStore } from 'react'
import type { Live } from './live.ts'

/** Returns the value as of the last paint. */
export function useLive<T>(live: Live<T>): T {
  return useSyncExternalStore(live.subscribe, live.get, live.get)
}
