import { useEffect } from 'react'

/**
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true. A client-side
 * router does not unload the page, so its navigation is not covered.
 */
export function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
