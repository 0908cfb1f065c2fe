import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
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
  /** The element that receives the focus when the popover opens. Default: the first control of the panel. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus']
}

/**
 * A popover with its trigger. Before the first press, only the trigger is rendered. At the first press, this component
 * replaces the trigger and opens at once.
 */
export function PopoverPanel(props: PopoverProps) {
  const { trigger, children, label, align = 'end', open, onOpenChange, initialFocus } = props
  const layer = useLayer()
  return (
    <Base.Root defaultOpen open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={layer}>
        <InLayer />
        <Base.Positioner className="bl-popup__place" align={align} sideOffset={6} positionMethod="fixed">
          <Base.Popup className="bl-popup bl-popover" aria-label={label} initialFocus={initialFocus}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
