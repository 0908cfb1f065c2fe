import { useEffect, useState } from 'react'
import { useLayer } from './layer.tsx'

type Panels = typeof import('./overlay-panels.ts')
type Overlays = Pick<Panels, 'DialogPanel' | 'PopoverPanel' | 'SelectList' | 'SheetPanel'>

let loaded: Overlays | null = null
let loading: Promise<Overlays> | null = null

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

// If it fails, it fails again when something is opened, and is reported then.
const loadAhead = () => void load().catch(() => {})

/**
 * Returns the overlays, or null until they are loaded. No widget needs them for its first paint, so they are loaded
 * when the pointer or the focus enters a widget that uses them, at the latest when one is opened.
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
    let isUnmounted = false
    // The control that opens the overlay stays usable, so the member can press it again.
    load().then((now) => !isUnmounted && setPanels(now), reportError)
    return () => {
      isUnmounted = true
    }
  }, [isMissing, isOpened])
  return panels
}
