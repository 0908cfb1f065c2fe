import { cloneElement, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { usePopups } from './overlays.ts'
import type { PopoverProps } from './popover-panel.tsx'
import type { OpenedBy } from './use-dismissal.ts'
import '../theme/controls.css'
import './overlay.css'

export type { PopoverProps }

/** A small panel next to a button: menus, settings, filters. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange } = props
  const [wasOpened, setWasOpened] = useState(open ?? false)
  if (open && !wasOpened) setWasOpened(true)
  const Panel = usePopups(wasOpened)?.PopoverPanel
  const openedBy = useRef<OpenedBy>('keyboard')
  const trigger = cloneElement(props.trigger, {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      openedBy.current = pointerType as OpenedBy
    },
    onKeyDown: () => {
      openedBy.current = 'keyboard'
    },
  })
  if (Panel && wasOpened) return <Panel {...props} {...{ trigger, openedBy }} />
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
