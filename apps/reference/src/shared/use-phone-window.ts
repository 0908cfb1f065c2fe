import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 640px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Returns true while the window is as narrow as a phone. */
export const usePhoneWindow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
