import { useEffect, useRef } from 'react'

type OnDirtyChange = ((dirty: boolean) => void) | undefined

/**
 * Passes `dirty` to the callback when the form is mounted and when the value changes, and false when the form is removed.
 * Another callback alone, such as a function that the host creates in each render, is not called.
 */
export function useDirtyReport(dirty: boolean, onDirtyChange: OnDirtyChange): void {
  const latest = useRef(onDirtyChange)
  useEffect(() => {
    latest.current = onDirtyChange
  })
  useEffect(() => {
    latest.current?.(dirty)
  }, [dirty])
  useEffect(() => () => latest.current?.(false), [])
}

/**
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true, and passes `reported` to the
 * callback. A client-side router does not unload the page, so it needs the callback to ask before it opens another one.
 * `reported` differs from `dirty` if a change of the page would not lose the entries.
 */
export function useLeaveWarning(dirty: boolean, onDirtyChange?: OnDirtyChange, reported = dirty): void {
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
  useDirtyReport(reported, onDirtyChange)
}
