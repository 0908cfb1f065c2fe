import { useEffect } from 'react'

/**
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true, and passes `dirty` to the
 * callback. A client-side router does not unload the page, so it needs the callback to ask before it opens another one.
 */
export function useLeaveWarning(dirty: boolean, onDirtyChange?: (dirty: boolean) => void): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    onDirtyChange?.(true)
    return () => {
      removeEventListener('beforeunload', ask)
      onDirtyChange?.(false)
    }
  }, [dirty, onDirtyChange])
}
