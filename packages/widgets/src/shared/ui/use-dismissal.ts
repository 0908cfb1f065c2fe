import { type RefObject, useEffect, useRef } from 'react'

/** The input device with which a popup was opened. */
export type OpenedBy = 'mouse' | 'touch' | 'pen' | 'keyboard'

export type DismissalOptions = {
  isOpen: boolean
  /**
   * The element that opens the popup. If the popup contains the focus when it closes, the focus moves to this element.
   */
  anchor: RefObject<HTMLElement | null>
  popup: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** Closes a popup by Esc, by a press outside of it, and when the focus moves elsewhere. */
export function useDismissal({ isOpen, anchor, popup, onDismiss }: DismissalOptions): void {
  // A ref, because the popup may be rendered again between two listeners of the same event.
  const handled = useRef<Event>(null)
  useEffect(() => {
    if (!isOpen) return
    // If the focus moves within a shadow root, the event `focusin` does not leave the root. If the root is closed, only
    // listeners in it find the popup in the path of an event.
    const root = anchor.current?.getRootNode() ?? document
    const markInside = (event: Event) => {
      const path = event.composedPath()
      if ([anchor.current, popup.current].some((element) => element && path.includes(element)))
        handled.current = event
    }
    const onOutside = (event: Event) => {
      if (handled.current === event) return
      handled.current = event
      onDismiss()
    }
    // The listener runs before those of a dialog around the popup, so that Esc closes only the innermost popup.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || popup.current?.querySelector('.bl-popup')) return
      event.preventDefault()
      event.stopPropagation()
      onDismiss()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    for (const type of ['pointerdown', 'focusin']) {
      root.addEventListener(type, markInside, { capture: true, signal })
      document.addEventListener(type, onOutside, { signal })
    }
    root.addEventListener('focusin', onOutside, { signal })
    document.addEventListener('keydown', onKeyDown, { capture: true, signal })
    return () => listeners.abort()
  })
  useEffect(() => {
    if (!isOpen) return
    const element = anchor.current
    return () => {
      // If no element has the focus, the focus was in the popup, which has been removed.
      if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    }
  }, [isOpen, anchor])
}
