import { useEffect } from 'react'

/**
 * Makes the browser ask before the page is unloaded while `dirty`. Navigation by a client-side router is not
 * covered.
 */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
