import { useEffect, useState } from 'react'
import { focusOn, isFocusLost } from './use-focus-on-change.ts'

const controls = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]'

const controlsOf = (place: Element | undefined): HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (control) => control.getClientRects().length > 0,
  )

/**
 * Keeps the focus inside an element when the focused control is removed, for example with the row of a canceled order.
 * The focus moves to the same control of the next row. If there is no such control, the focus moves to a control
 * nearby, otherwise to the heading or to the element itself. Returns the element, and the function to pass to the
 * element as its `ref`.
 */
export function useKeptFocus<Place extends HTMLElement>(): readonly [
  Place | null,
  (place: Place | null) => void,
] {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!place) return
    let successor = (): HTMLElement => place
    const observer = new MutationObserver(() => {
      if (!isFocusLost()) return
      observer.disconnect()
      focusOn(successor())
    })
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      observer.disconnect()
      // A button that opens a popup is replaced by another element when it is first pressed. The opened popup then
      // receives the focus, so this hook need not move the focus.
      if (target.ariaHasPopup) return
      successor = successorOf(target, place)
      observer.observe(place, { childList: true, subtree: true })
    }
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      // An element that is being removed can lose the focus before it has left the document. So the check for its
      // removal runs one microtask later.
      queueMicrotask(() => {
        if ((relatedTarget || (target as Node).isConnected) && !place.matches(':focus-within'))
          observer.disconnect()
      })
    }
    place.addEventListener('focusin', onFocus)
    place.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      place.removeEventListener('focusin', onFocus)
      place.removeEventListener('focusout', onBlur)
    }
  }, [place])
  return [place, setPlace]
}

/** Returns a function that finds the element that takes over the focus after a control was removed. */
function successorOf(control: HTMLElement, place: HTMLElement): () => HTMLElement {
  const rows = [...place.querySelectorAll('tbody > tr, li')]
  const row = rows.findIndex((one) => one.contains(control))
  const index = controlsOf(rows[row]).indexOf(control)
  const around: Element[] = []
  for (let one = control.parentElement; one && one !== place; one = one.parentElement) around.push(one)
  return () => {
    if (row >= 0 && !rows[row]?.isConnected) {
      const isHere = (one: Element) => one.isConnected
      const near = controlsOf(rows.slice(row).find(isHere) ?? rows.slice(0, row).findLast(isHere))
      const same = near[index] ?? near.at(-1)
      if (same) return same
    }
    const beside = around.filter((one) => one.isConnected).map((one) => controlsOf(one)[0])
    return (
      beside.find(Boolean) ?? place.querySelector<HTMLElement>('h1, h2, h3') ?? controlsOf(place)[0] ?? place
    )
  }
}
