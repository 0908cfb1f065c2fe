import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { InLayer, useLayer } from './layer.tsx'
import './overlay.css'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  /** Accessible name of the panel. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A small panel next to a button: menus, settings, filters. */
export function Popover({ trigger, children, label, align = 'end', open, onOpenChange }: PopoverProps) {
  const layer = useLayer()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={layer}>
        <InLayer />
        <Base.Positioner className="bl-popup__place" align={align} sideOffset={6} positionMethod="fixed">
          <Base.Popup className="bl-popup bl-popover" aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
