import { cloneElement, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { AnchoredPopup } from './anchored-popup.tsx'
import { PopupHostContext } from './layer.tsx'
import type { PopoverPanelProps } from './popover-panel.tsx'
import { useDismissal } from './use-dismissal.ts'

const skipped = ':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'
const controls = `:is(a[href], button, input, select, textarea, [tabindex]):not(${skipped})`

/** Returns the controls of a popup that the Tab key reaches. */
const controlsOf = (popup: HTMLElement) =>
  [...popup.querySelectorAll<HTMLElement>(controls)].filter((control) => control.getClientRects().length > 0)

/**
 * A popover with its trigger, like `PopoverPanel` but without Base UI. The build for script tags uses it, because Base
 * UI weighs 61 kB, more than any market tag.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { trigger, children, label, align = 'end', open, onOpenChange, initialFocus, openedBy } = props
  const [own, setOwn] = useState(true)
  const isOpen = open ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<HTMLElement | null>(null)
  useDismissal({ isOpen, anchor, popup, onDismiss: () => setOpen(false) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when the popover opens
  useEffect(() => {
    const element = popup.current
    setHost(element)
    if (!isOpen || !element) return
    const control = openedBy.current === 'touch' ? null : (initialFocus?.current ?? controlsOf(element)[0])
    ;(control ?? element).focus({ preventScroll: true })
  }, [isOpen])
  // The popup comes later in the document than its trigger. So at the last control of the popup, the Tab key first
  // moves the focus to the trigger, and the browser then moves it to the next control. The popup is closed before that.
  // Otherwise it could be this next control.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    const popup = event.currentTarget
    // The focused element counts, not the target of the event. The list of a select has already moved the focus to the
    // select when its event arrives here.
    const { activeElement } = popup.getRootNode() as Document | ShadowRoot
    const edges = event.shiftKey ? [popup, controlsOf(popup)[0]] : [controlsOf(popup).at(-1) ?? popup]
    if (!edges.some((edge) => edge === activeElement)) return
    if (event.shiftKey) event.preventDefault()
    else setOpen(false)
    anchor.current?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        ...(isOpen && { 'data-popup-open': '' }),
        onClick: (event) => {
          trigger.props.onClick?.(event)
          setOpen(!isOpen)
        },
      })}
      {isOpen && (
        <AnchoredPopup
          {...{ anchor, popup, align, id }}
          gap={6}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="bl-popover"
        >
          <PopupHostContext.Provider value={host}>{children}</PopupHostContext.Provider>
        </AnchoredPopup>
      )}
    </>
  )
}
