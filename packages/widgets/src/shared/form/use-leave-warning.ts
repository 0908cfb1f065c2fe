import { useEffect } from 'react'

/** While `dirty`, the browser asks before the page is left. Pages with a router of their own ask for theirs. */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
