import { useEffect, useRef } from 'react'

type OnDirtyChange = ((dirty: boolean) => void) | undefined

/**
 * Passes `dirty` to the callback when the form is mounted and when the value of `dirty` changes. Passes false when the
 * form is removed. A new callback alone does not cause a call, because many hosts create a new function in each render.
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
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true. A client-side router opens
 * another page without unloading the document, so the router of the host must ask for confirmation itself. For this
 * purpose, `onDirtyChange` is called with `reported`, by default the value of `dirty`. A form passes false as
 * `reported` while its entries are kept in memory. A reload would then lose the entries, but the router can open
 * another page without losing them.
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
