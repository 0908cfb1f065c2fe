import { type RefObject, useEffect } from 'react'

/** The input device with which a popup was opened. */
export type OpenedBy = 'mouse' | 'touch' | 'pen' | 'keyboard'

export type DismissalOptions = {
  isOpen: boolean
  /** The element that opens the popup. It gets the focus when the popup closes while it contains the focus. */
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** Closes a popup by Esc, by a press outside of it, and when the focus moves elsewhere. */
export function useDismissal({ isOpen, anchor, popup, onDismiss }: DismissalOptions): void {
  useEffect(() => {
    if (!isOpen) return
    // The event `focusin` does not leave a shadow root in which the focus moves.
    const root = anchor.current?.getRootNode() ?? document
    const onOutside = (event: Event) => {
      const path = event.composedPath()
      if (![anchor.current, popup.current].some((element) => element && path.includes(element))) onDismiss()
    }
    // The listener runs before those of a dialog around the popup, so that Esc closes only the innermost popup.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || popup.current?.querySelector('.bl-popup')) return
      event.preventDefault()
      event.stopPropagation()
      onDismiss()
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('keydown', onKeyDown, true)
    root.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('keydown', onKeyDown, true)
      root.removeEventListener('focusin', onOutside)
    }
  })
  useEffect(() => {
    if (!isOpen) return
    const element = anchor.current
    return () => {
      // If the focus is nowhere, it was in the popup, which is removed now.
      if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    }
  }, [isOpen, anchor])
}
