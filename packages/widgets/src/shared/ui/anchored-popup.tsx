import { type ComponentProps, type RefObject, useContext, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { PopupHostContext } from './layer.tsx'
import { InLayer, useLayer } from './use-layer.ts'
import './overlay.css'

export type AnchoredPopupProps = ComponentProps<'div'> & {
  /** The element below which the popup is shown. */
  anchor: RefObject<HTMLElement | null>
  /** The ref that receives the element of the popup. */
  popup: RefObject<HTMLDivElement | null>
  /** Distance in px between the anchor and the popup. */
  gap: number
  align?: 'start' | 'center' | 'end'
}

/** Minimum distance in px between a popup and the edges of the window. */
const EDGE = 5

type Placed = Required<Pick<AnchoredPopupProps, 'gap' | 'align'>>

/**
 * Places a popup below its anchor, or above if the popup does not fit below and there is more room above. Sets the
 * width of the anchor and the available size as CSS properties with the names that Base UI uses.
 */
function place(popup: HTMLElement, anchor: HTMLElement, { gap, align }: Placed): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const [above, below] = [top - gap - EDGE, innerHeight - bottom - gap - EDGE]
  const { style } = popup
  // The popup is measured at the left edge of the window, because a position near the right edge would limit its width.
  style.left = `${EDGE}px`
  style.setProperty('--anchor-width', `${width}px`)
  style.setProperty('--available-width', `${innerWidth - 2 * EDGE}px`)
  style.setProperty('--available-height', `${Math.max(above, below)}px`)
  const isAbove = popup.offsetHeight > below && above > below
  style.setProperty('--available-height', `${isAbove ? above : below}px`)
  const { offsetWidth, offsetHeight } = popup
  const x = left + (width - offsetWidth) * { start: 0, center: 0.5, end: 1 }[align]
  style.left = `${Math.max(EDGE, Math.min(x, innerWidth - EDGE - offsetWidth))}px`
  style.top = `${isAbove ? top - gap - offsetHeight : bottom + gap}px`
}

/**
 * A popup in the top layer of the browser that follows its anchor. Inside a dialog or another popup, it is rendered
 * into that element, so that a press in it does not count as a press outside of that element.
 */
export function AnchoredPopup(props: AnchoredPopupProps) {
  const { anchor, popup, gap, align = 'start', className, children, ...rest } = props
  const layer = useLayer()
  const host = useContext(PopupHostContext) ?? layer
  const follow = () => {
    if (popup.current && anchor.current) place(popup.current, anchor.current, { gap, align })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another host, the popup is a new element
  useLayoutEffect(() => popup.current?.showPopover(), [popup, host])
  useLayoutEffect(follow)
  useEffect(() => {
    addEventListener('resize', follow)
    addEventListener('scroll', follow, true)
    // The size of the popup changes when its content is loaded. A new size within the callback of the observer would be
    // reported as an error, so the popup is placed in the next frame.
    const observer = new ResizeObserver(() => requestAnimationFrame(follow))
    for (const { current } of [anchor, popup]) if (current) observer.observe(current)
    return () => {
      observer.disconnect()
      removeEventListener('resize', follow)
      removeEventListener('scroll', follow, true)
    }
  })
  if (!host) return null
  return createPortal(
    <>
      <InLayer />
      <div
        {...rest}
        ref={popup}
        popover="manual"
        className={`bl-popup bl-popup--anchored ${className}`}
        // Otherwise a sheet around the popup would take a press in the popup as the beginning of a swipe.
        data-base-ui-swipe-ignore
      >
        {children}
      </div>
    </>,
    host,
  )
}
