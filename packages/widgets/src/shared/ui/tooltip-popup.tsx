import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import '../theme/controls.css'
import './tooltip.css'

export type TooltipPopupProps = {
  id: string
  anchor: Element
  /** Called when the pointer enters the popup. */
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

const GAP = 6
const EDGE = 8

/**
 * Places the popup of a tooltip above its anchor, or below if there is no room. The popup stays within the
 * window.
 */
function place(popup: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popup
  const x = Math.min(left + (width - offsetWidth) / 2, window.innerWidth - EDGE - offsetWidth)
  const above = top - GAP - offsetHeight
  popup.style.left = `${Math.max(EDGE, x)}px`
  popup.style.top = `${above >= EDGE ? above : bottom + GAP}px`
}

/** The popup of a tooltip, in the browser's top layer, so that nothing clips it. */
export function TooltipPopup({ id, anchor, onStay, onLeave, onClose, children }: TooltipPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    popup.current!.showPopover()
    place(popup.current!, anchor)
  }, [anchor])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onClose, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onClose, true)
    }
  })
  return (
    <div
      ref={popup}
      id={id}
      role="tooltip"
      className="bl-tooltip"
      popover="manual"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  )
}
