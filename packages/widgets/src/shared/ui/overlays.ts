import { useEffect } from 'react'
import { type LazyCode, lazyCode, useLazyCode } from './lazy-part.tsx'
import { useLayer } from './use-layer.ts'

/** The components of dialogs and sheets. */
const dialogs = lazyCode(() =>
  import('./dialog-panels.ts').then(({ DialogPanel, SheetPanel }) => ({ DialogPanel, SheetPanel })),
)

/** The components of popovers and the lists of selects. */
const popups = lazyCode(() =>
  import('./popup-panels.ts').then(({ PopoverPanel, SelectList }) => ({ PopoverPanel, SelectList })),
)

/**
 * Returns overlay components; null until their code is loaded. No widget needs overlays for its first paint. So the
 * code is loaded when the pointer or the focus enters a widget that uses overlays, or at the latest when an overlay is
 * opened. If the code cannot be loaded when an overlay is opened, it is requested again, and the overlay opens once the
 * code is loaded.
 */
function useOverlays<Panels>(code: LazyCode<Panels>, isOpened: boolean | undefined): Panels | null {
  const panels = useLazyCode(code, isOpened)
  const root = useLayer()?.parentElement
  const isMissing = panels === null
  useEffect(() => {
    if (!isMissing || !root) return
    // Errors of this early load are ignored, because opening an overlay loads the code again and reports the error.
    const loadAhead = () => void code.load().catch(() => {})
    root.addEventListener('pointerover', loadAhead, { once: true })
    root.addEventListener('focusin', loadAhead, { once: true })
    return () => {
      root.removeEventListener('pointerover', loadAhead)
      root.removeEventListener('focusin', loadAhead)
    }
  }, [code, isMissing, root])
  return panels
}

export const useDialogs = (isOpened: boolean | undefined) => useOverlays(dialogs, isOpened)

export const usePopups = (isOpened: boolean | undefined) => useOverlays(popups, isOpened)
