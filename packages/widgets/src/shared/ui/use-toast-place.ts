import { useLayoutEffect, useState } from 'react'

const MARGIN_PX = 16
const GAP_PX = 8

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Returns the position of a box's lower edge in a window, so that the box is near the bottom and covers none of
 * the obstacles. If there is no room above the obstacles, the box stays at the bottom.
 */
export function clearBottom(box: Box, obstacles: readonly Box[], top: number, bottom: number): number {
  const height = box.bottom - box.top
  const beside = obstacles.filter(({ left, right }) => left < box.right && right > box.left)
  let edge = bottom - MARGIN_PX
  for (;;) {
    const hit = beside.find((one) => one.top < edge + GAP_PX && one.bottom > edge - height - GAP_PX)
    if (!hit) return edge
    edge = hit.top - GAP_PX
    if (edge - height < top) return bottom - MARGIN_PX
  }
}

const mirrored = ({ left, right, top, bottom }: Box): Box => ({ left, right, top: -bottom, bottom: -top })

/**
 * Returns the position of a box's upper edge in a window, so that the box is near the top and covers none of the
 * obstacles. If there is no room below the obstacles, the box stays at the top.
 */
export const clearTop = (box: Box, obstacles: readonly Box[], top: number, bottom: number): number =>
  -clearBottom(mirrored(box), obstacles.map(mirrored), -bottom, -top)

/** Returns true on a phone. On a phone, dialogs are at the lower edge of the window, like sheets (overlay.css). */
const isPhone = () => matchMedia('(pointer: coarse) and (width < 560px)').matches

/**
 * Elements that a toast must not cover: marked buttons and bars, and the wide buttons and close buttons of dialogs and
 * sheets.
 */
const KEPT_CLEAR = '[data-keep-clear], [role=dialog] .bl-button[data-wide], .bl-dialog__close'

/**
 * Elements that a toast must not cover on a phone: those in `KEPT_CLEAR`, tabs, which are often below a header, and the
 * search fields of dialogs and sheets.
 */
const KEPT_CLEAR_ON_PHONE = `${KEPT_CLEAR}, [role=tablist], [role=dialog] [type=search]`

/** Open dialogs and sheets. What is behind them cannot be pressed. */
const OPEN_MODAL = ':is(.bl-dialog, .bl-sheet)[data-open]'

/** Events after which elements under the toasts may have moved. */
const MOVES = ['scroll', 'resize', 'transitionend', 'click', 'focusin'] as const

/**
 * Places toasts where they cover none of the elements that must stay uncovered. Toasts are at the lower edge of the
 * window. On a phone they are at the upper edge, because the lower half contains the buttons of sheets, the navigation
 * and the rows within reach of the thumb. While a dialog or sheet is open, only the elements inside it must stay
 * uncovered. Returns true on a phone.
 */
export function useToastPlace(toasts: HTMLElement | null): boolean {
  const [onPhone, setOnPhone] = useState(isPhone)
  useLayoutEffect(() => {
    if (!toasts) return
    const root = toasts.getRootNode()
    const place = () => {
      const phone = isPhone()
      setOnPhone(phone)
      const trees = [document, ...(root instanceof ShadowRoot ? [root] : [])]
      const all = (selector: string) => trees.flatMap((tree) => [...tree.querySelectorAll(selector)])
      const modal = all(OPEN_MODAL).at(-1)
      const marked = all(phone ? KEPT_CLEAR_ON_PHONE : KEPT_CLEAR).filter(
        (one) => !modal || modal.contains(one),
      )
      const boxes = marked.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0)
      const style = getComputedStyle(toasts)
      const seen = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
      const [top, bottom] = [seen('--bl-seen-top'), innerHeight - seen('--bl-seen-bottom')]
      const box = toasts.getBoundingClientRect()
      // In an iframe, the visible part can change while toasts are shown. CSS custom properties contain the edges of
      // the visible part. The position is computed from these properties, so the toasts move with the edges.
      toasts.style.insetBlock = phone
        ? `calc(${clearTop(box, boxes, top, bottom) - top}px + var(--bl-seen-top, 0px)) auto`
        : `auto calc(${bottom - clearBottom(box, boxes, top, bottom)}px + var(--bl-seen-bottom, 0px))`
    }
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    const observer = new ResizeObserver(place)
    observer.observe(toasts)
    const insets = new MutationObserver(later)
    insets.observe(document.documentElement, { attributeFilter: ['style'] })
    for (const move of MOVES) addEventListener(move, later, { capture: true, passive: true })
    place()
    return () => {
      observer.disconnect()
      insets.disconnect()
      cancelAnimationFrame(frame)
      for (const move of MOVES) removeEventListener(move, later, { capture: true })
    }
  }, [toasts])
  return onPhone
}
