import { useEffect, useRef } from 'react'

type OnDirtyChange = ((dirty: boolean) => void) | undefined

/**
 * Passes `dirty` to the callback when the form is mounted and when the value of `dirty` changes. Passes false when the
 * form is removed. A new callback alone does not cause a call, because many host pages create a new function in each
 * render.
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
 * Makes the browser ask for confirmation before it unloads the page while `dirty` is true. A client-side router does
 * not unload the page, so the host must ask for confirmation itself if the last call of `onDirtyChange` passed true. A
 * form passes false as `reported` while its entries are kept in memory: a reload would lose them, but the router would
 * not.
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
