import { useEffect, useRef } from 'react'

type OnDirtyChange = ((dirty: boolean) => void) | undefined

/**
 * Passes `dirty` to the callback when the form is mounted and when the value of `dirty` changes. Passes false when the
 * form is removed. If only the callback changes, such as a function that the host creates in each render, it is not
 * called.
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
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true. Passes `reported` to the
 * callback for the client-side router of the host: a router opens another page without unloading the document, so it
 * must ask for confirmation itself. `reported` is false while `dirty` is true if the entries are lost when the browser
 * reloads the page, but are kept when the router opens another page.
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
