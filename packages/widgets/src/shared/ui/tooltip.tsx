import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyPart } from './lazy-part.tsx'

export type TooltipProps = {
  content: ReactNode
  /** The element that the tooltip describes. It must be focusable. */
  children: ReactElement<object>
}

/** The component that draws the popup. Its code is loaded when the first tooltip opens. */
const TooltipPopup = /* @__PURE__ */ lazyPart(() =>
  import('./tooltip-popup.tsx').then(({ TooltipPopup }) => TooltipPopup),
)

const OPEN_MS = 500
/** Delay in ms before the tooltip closes, so that the pointer can move from the element to the tooltip. */
const CLOSE_MS = 150

// The tooltip of Base UI is not used. On a page that loads the custom elements by a script, the first element would
// need 112 kB instead of 78 kB.
/** A short explanation that is shown on hover and focus. Never put information in a tooltip alone. */
export function Tooltip({ content, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const turn = (to: Element | null, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(to), ms)
  }
  const close = () => turn(null, 0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor ? id : undefined,
        onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') turn(currentTarget, OPEN_MS)
        },
        onPointerLeave: () => turn(null, CLOSE_MS),
        onFocus: ({ currentTarget }: FocusEvent) => turn(currentTarget, 0),
        onBlur: close,
      } as object)}
      {anchor && (
        <TooltipPopup
          id={id}
          anchor={anchor}
          onStay={() => turn(anchor, 0)}
          onLeave={() => turn(null, CLOSE_MS)}
          onClose={close}
        >
          {content}
        </TooltipPopup>
      )}
    </>
  )
}
