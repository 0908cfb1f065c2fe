import { type FocusEvent, type PointerEvent, useState } from 'react'
import type { BookSideName } from './book-side.tsx'

/**
 * The row of the book under the pointer or with the focus, and the position in px of the rows from the best
 * price to this row.
 */
export type Place = { side: BookSideName; at: number; top: number; height: number; box: number }

/**
 * Returns the row of the book under the mouse or with the keyboard focus, and the event handlers that update
 * it.
 */
export function useBookReach() {
  const [place, setPlace] = useState<Place | null>(null)
  const show = (book: HTMLElement, target: EventTarget) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-at]') : null
    const next = row && placeOf(book, row)
    setPlace((now) => (now?.side === next?.side && now?.at === next?.at ? now : next))
  }
  return {
    place,
    handlers: {
      onPointerOver(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'mouse') show(event.currentTarget, event.target)
      },
      onPointerLeave: () => setPlace(null),
      onBlur: () => setPlace(null),
    },
    /** Updates the row when the keyboard moves the focus. A focus by the mouse is ignored. */
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.target.matches(':focus-visible')) show(event.currentTarget, event.target)
    },
  }
}

const BOX_PX = 52

function placeOf(book: HTMLElement, row: HTMLElement): Place | null {
  const side = row.closest<HTMLElement>('[data-side]')?.dataset.side as BookSideName | undefined
  const best = row.parentElement?.querySelector('tr[data-at="0"]')
  if (!side || !best) return null
  const origin = book.getBoundingClientRect().top
  const [one, other] = [row.getBoundingClientRect(), best.getBoundingClientRect()]
  const top = Math.min(one.top, other.top) - origin
  const bottom = Math.max(one.bottom, other.bottom) - origin
  // The box with the sums is placed outside the marked rows. If there is no room, it is placed inside, next to
  // the current row.
  const isBelow = one.top >= other.top
  const below = one.bottom - origin
  const above = one.top - origin - BOX_PX
  const hasRoom = isBelow ? below + BOX_PX <= book.clientHeight : above >= 0
  const box = isBelow === hasRoom ? below : above
  return { side, at: Number(row.dataset.at), top, height: bottom - top, box }
}
