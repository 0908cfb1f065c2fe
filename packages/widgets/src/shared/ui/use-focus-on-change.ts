import { useLayoutEffect, useRef } from 'react'

/** Returns true if no element has the focus, as after the removal of the focused element. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Focuses an element, also one that the Tab key does not reach, such as a heading. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}

/**
 * Moves the focus when one view replaces another in the same place, and the focused control was removed with the old
 * view. `find` returns the element to focus: the heading of the new view, so that screen readers announce the view, or
 * the control that opened the old view.
 */
export function useFocusOnChange<View>(
  view: View,
  find: (before: View) => HTMLElement | null | undefined,
): void {
  const shown = useRef(view)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = view
    if (before !== view && isFocusLost()) focusOn(find(before))
  })
}
