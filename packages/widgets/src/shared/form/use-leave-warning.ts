import { useEffect } from 'react'

/**
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true, and passes `reported` to the
 * callback. A client-side router does not unload the page, so it needs the callback to ask before it opens another one.
 * `reported` differs from `dirty` if a change of the page would not lose the entries.
 */
export function useLeaveWarning(
  dirty: boolean,
  onDirtyChange?: (dirty: boolean) => void,
  reported = dirty,
): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  useEffect(() => {
    if (!reported) return
    onDirtyChange?.(true)
    return () => onDirtyChange?.(false)
  }, [reported, onDirtyChange])
}
