import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Returns true while the window is narrower than 768 px. The gallery then has one column. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
