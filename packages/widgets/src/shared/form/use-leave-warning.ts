import { useEffect } from 'react'

/**
 * While `dirty` is true, the browser asks for confirmation before it unloads the page. A client-side router
 * does not unload the page, so its navigation is not covered.
 */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
