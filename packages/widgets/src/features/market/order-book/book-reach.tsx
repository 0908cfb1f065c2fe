import { type FocusEvent, type PointerEvent, useState } from 'react'

/** The row of the book under the pointer or with the focus. */
export type ReachedRow = { book: HTMLElement; row: HTMLElement }

/**
 * Returns the row of the book under the mouse or with the keyboard focus, and the event handlers that update
 * it.
 */
export function useBookReach() {
  const [reached, setReached] = useState<ReachedRow | null>(null)
  const show = (book: HTMLElement, target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-at]') : null
    setReached((now) => (now?.row === row ? now : row && { book, row }))
  }
  return {
    reached,
    handlers: {
      onPointerOver(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse') show(event.currentTarget, event.target)
      },
      onPointerLeave: () => setReached(null),
      onBlur: () => setReached(null),
    },
    /** Updates the row when the keyboard moves the focus. A focus by the mouse is ignored. */
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.target.matches(':focus-visible')) show(event.currentTarget, event.target)
    },
  }
}
