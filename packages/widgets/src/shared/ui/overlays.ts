import { useEffect } from 'react'
import { lazyCode, useLazyCode } from './lazy-part.tsx'
import { useLayer } from './use-layer.ts'

/**
 * The components of dialogs, sheets, popovers and the lists of selects. `useOverlays` loads their code when it is
 * needed.
 */
const overlays = lazyCode(() =>
  import('./overlay-panels.ts').then(({ DialogPanel, PopoverPanel, SelectList, SheetPanel }) => ({
    ...{ DialogPanel, PopoverPanel, SelectList, SheetPanel },
  })),
)

// Errors of this early load are ignored, because opening an overlay loads the code again and reports the error.
const loadAhead = () => void overlays.load().catch(() => {})

/**
 * Returns the overlay components; null until their code is loaded. No widget needs overlays for its first paint. So the
 * code is loaded when the pointer or the focus enters a widget that uses overlays, or at the latest when an overlay is
 * opened. If this fails, the code is requested again, and the overlay opens once the code is loaded.
 */
export function useOverlays(isOpened: boolean | undefined) {
  const panels = useLazyCode(overlays, isOpened)
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
  return panels
}
