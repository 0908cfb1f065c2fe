import { createContext, type Ref, useContext, useLayoutEffect } from 'react'

/**
 * The container of the overlays of one Root: a popover in the browser's top layer. Overlays are therefore
 * positioned correctly under transformed hosts, are never clipped, keep the styles of their shadow root and
 * do not leak focus.
 */
export type OverlayLayer = { element: HTMLElement | null; enter(): () => void }

export function createLayer(element: HTMLElement | null): OverlayLayer {
  let open = 0
  return {
    element,
    enter() {
      open += 1
      if (open === 1 && element?.isConnected) element.showPopover()
      return () => {
        open -= 1
        if (open === 0 && element?.isConnected && element.matches(':popover-open')) element.hidePopover()
      }
    },
  }
}

export const LayerContext = createContext<OverlayLayer>(createLayer(null))

/** Keeps the layer in the top layer while the caller is mounted, and returns its element. */
export function useLayer(): HTMLElement | null {
  const layer = useContext(LayerContext)
  return layer.element
}

/** Keeps the layer open while it is mounted inside a portal. */
export function InLayer() {
  const layer = useContext(LayerContext)
  useLayoutEffect(() => layer.enter(), [layer])
  return null
}

export function Layer({ ref }: { ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="bl-layer" popover="manual" />
}
