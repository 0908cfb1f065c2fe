import { useSyncExternalStore } from 'react'
import type { Live } from './live.ts'

/**
 * Returns the value that `live` had at the last paint. The component renders again when the value changes.
 */
export function useLive<T>(live: Live<T>): T {
  return useSyncExternalStore(live.subscribe, live.get, live.get)
}

/**
 * Returns a part of a live value. The part must be a primitive. The component renders again only when this part
 * changes. So hundreds of rows can read the same live value.
 */
export function useLivePart<T, P extends string | null>(live: Live<T>, part: (value: T) => P): P {
  const read = () => part(live.get())
  return useSyncExternalStore(live.subscribe, read, read)
}
