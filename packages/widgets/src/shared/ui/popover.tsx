import { cloneElement, type MouseEvent, useState } from 'react'
import { usePopups } from './overlays.ts'
import type { PopoverProps } from './popover-panel.tsx'
import '../theme/controls.css'
import './overlay.css'

export type { PopoverProps }

/** A small panel next to a button: menus, settings, filters. */
export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange } = props
  const [wasOpened, setWasOpened] = useState(open ?? false)
  if (open && !wasOpened) setWasOpened(true)
  const Panel = usePopups(wasOpened)?.PopoverPanel
  if (Panel && wasOpened) return <Panel {...props} />
  return cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event)
      setWasOpened(true)
      onOpenChange?.(true)
    },
  })
}
