import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Returns true while the window is only wide enough for one column. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
