import { useEffect, useState } from 'react'
import { useLayer } from './layer.tsx'

type Panels = typeof import('./overlay-panels.ts')
type Overlays = Pick<Panels, 'DialogPanel' | 'PopoverPanel' | 'SelectList' | 'SheetPanel'>

let loaded: Overlays | null = null
let loading: Promise<Overlays> | null = null

/** Time in ms after which the code of an overlay that could not be loaded is requested again. */
const RETRY_MS = 2_000

/**
 * Loads the code of dialogs, sheets, popovers and the lists of selects. After a failure, the next call loads it
 * again.
 */
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

// Errors of a load in advance are ignored: opening an overlay loads the code again and reports the error.
const loadAhead = () => void load().catch(() => {})

/**
 * Returns the overlay components, or null until their code is loaded. No widget needs them for its first paint.
 * So they are loaded when the pointer or the focus enters a widget that uses them, or at the latest when an
 * overlay is opened. If loading fails then, it is repeated, and the overlay opens when it succeeds.
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
