import { useSyncExternalStore } from 'react'

/** Whether the window is at least so many px wide. For what style sheets cannot decide. */
export function useIsWide(px: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(`(width >= ${px}px)`)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(`(width >= ${px}px)`).matches,
  )
}
