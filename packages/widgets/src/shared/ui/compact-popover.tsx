import { cloneElement, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { AnchoredPopup } from './anchored-popup.tsx'
import { PopupHostContext } from './layer.tsx'
import type { PopoverProps } from './popover-panel.tsx'
import { type OpenedBy, useDismissal } from './use-dismissal.ts'

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/**
 * A popover with its trigger, like `PopoverPanel` but without Base UI. The build for script tags uses it, because Base
 * UI weighs 61 kB, more than any market tag.
 */
export function PopoverPanel(props: PopoverProps) {
  const { trigger, children, label, align = 'end', open, onOpenChange, initialFocus } = props
  const [own, setOwn] = useState(true)
  const isOpen = open ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const openedBy = useRef<OpenedBy>('keyboard')
  const [host, setHost] = useState<HTMLElement | null>(null)
  useDismissal({ isOpen, anchor, popup, onDismiss: () => setOpen(false) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when the popover opens
  useEffect(() => {
    const element = popup.current
    setHost(element)
    if (!isOpen || !element) return
    const asked = typeof initialFocus === 'function' ? initialFocus(openedBy.current) : initialFocus
    const wanted = asked instanceof HTMLElement ? asked : asked && typeof asked === 'object' && asked.current
    const target = wanted || element.querySelector<HTMLElement>(controls) || element
    target.focus({ preventScroll: true })
  }, [isOpen])
  // The popup comes later in the document than its trigger. So the Tab key first moves the focus to the trigger, and from
  // there on as usual.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)]
    if (event.target !== all.at(event.shiftKey ? 0 : -1)) return
    if (event.shiftKey) event.preventDefault()
    anchor.current?.focus()
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerDown: ({ pointerType }) => {
          openedBy.current = pointerType as OpenedBy
        },
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
