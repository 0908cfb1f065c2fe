import { createContext } from 'react'

/**
 * The container of a widget's overlays: a popover in the browser's top layer. Overlays in this container are positioned
 * correctly even if an ancestor on the host page has a CSS transform. They are never clipped by ancestors, and they
 * keep the styles of their shadow root.
 */
export type OverlayLayer = { element: HTMLElement | null; enter(): () => void }

export function createLayer(element: HTMLElement | null): OverlayLayer {
  let open = 0
  return {
    element,
    enter() {
      open += 1
      if (open === 1 && element?.isConnected) element.showPopover()
      // If a dialog is open in another layer, it has hidden this layer from screen readers. The new overlay lies above
      // that dialog, so screen readers must be able to reach it.
      element?.removeAttribute('aria-hidden')
      return () => {
        open -= 1
        if (open === 0 && element?.isConnected && element.matches(':popover-open')) element.hidePopover()
      }
    },
  }
}

export const LayerContext = createContext<OverlayLayer>(createLayer(null))

/**
 * The element into which popups render: the dialog or popup that contains their trigger. Null outside of dialogs and
 * popups: popups then render into the element of `Layer`.
 */
export const PopupHostContext = createContext<HTMLElement | null>(null)

export function Layer({ onElement }: { onElement: (element: HTMLElement | null) => void }) {
  return <div ref={onElement} className="bl-layer" popover="manual" />
}
