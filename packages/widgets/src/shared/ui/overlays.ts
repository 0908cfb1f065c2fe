import { useEffect, useState } from 'react'
import { useLayer } from './layer.tsx'

type Panels = typeof import('./overlay-panels.ts')
type Overlays = Pick<Panels, 'DialogPanel' | 'PopoverPanel' | 'SelectList' | 'SheetPanel'>

let loaded: Overlays | null = null
let loading: Promise<Overlays> | null = null

/** Time in ms until an overlay that could not be loaded is requested again. */
const RETRY_MS = 2_000

/** Loads the dialogs, sheets, popovers and lists of selects. After a failure the next call tries again. */
function load(): Promise<Overlays> {
  loading ??= import('./overlay-panels.ts').then(
    ({ DialogPanel, PopoverPanel, SelectList, SheetPanel }) => {
      loaded = { DialogPanel, PopoverPanel, SelectList, SheetPanel }
      return loaded
    },
    (error) => {
      loading = null
      throw error
    },
  )
  return loading
}

// Errors of this early load are ignored: opening an overlay loads the code again and reports the error.
const loadAhead = () => void load().catch(() => {})

/**
 * Returns the overlays, or null until they are loaded. No widget needs them for its first paint, so they are loaded
 * when the pointer or the focus enters a widget that uses them, at the latest when one is opened. If they cannot be
 * loaded at that moment, loading is repeated, and the overlay opens when it succeeds.
 */
export function useOverlays(isOpened: boolean): Overlays | null {
  const [panels, setPanels] = useState(loaded)
  const root = useLayer()?.parentElement
  const isMissing = panels === null
  useEffect(() => {
    if (!isMissing || !root) return
    root.addEventListener('pointerover', loadAhead, { once: true })
    root.addEventListener('focusin', loadAhead, { once: true })
    return () => {
      root.removeEventListener('pointerover', loadAhead)
      root.removeEventListener('focusin', loadAhead)
    }
  }, [isMissing, root])
  useEffect(() => {
    if (!isMissing || !isOpened) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () =>
      load().then(
        (now) => !isOver && setPanels(now),
        (error) => {
          reportError(error)
          if (!isOver) timer = setTimeout(attempt, RETRY_MS)
        },
      )
    attempt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isMissing, isOpened])
  return panels
}
