import { Popover as Base } from '@base-ui/react/popover'
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import type { OpenedBy } from './use-dismissal.ts'
import { InLayer, useLayer } from './use-layer.ts'

export type PopoverProps = {
  /** The button that opens the popover. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
  /** Accessible name of the panel. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /**
   * The element that receives the focus when the popover opens. Default: the first control of the panel. On a touch
   * screen, the panel itself receives the focus, because a field would open the screen keyboard, which covers the
   * panel.
   */
  initialFocus?: RefObject<HTMLElement | null>
}

export type PopoverPanelProps = PopoverProps & {
  /** The input device with which the trigger was last used. */
  openedBy: RefObject<OpenedBy>
}

/**
 * A popover with its trigger. Before the first press, only the trigger is rendered. At the first press, this component
 * replaces the trigger and opens at once.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { trigger, children, label, align = 'end', open, onOpenChange, initialFocus, openedBy } = props
  const popup = useRef<HTMLDivElement>(null)
  const layer = useLayer()
  return (
    <Base.Root defaultOpen open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={layer}>
        <InLayer />
        <Base.Positioner className="bl-popup__place" align={align} sideOffset={6} positionMethod="fixed">
          <Base.Popup
            ref={popup}
            className="bl-popup bl-popover"
            aria-label={label}
            initialFocus={() =>
              openedBy.current === 'touch' ? popup.current : (initialFocus?.current ?? true)
            }
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
