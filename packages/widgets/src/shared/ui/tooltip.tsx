import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { InLayer, useLayer } from './layer.tsx'

export type TooltipProps = {
  content: ReactNode
  /** What it explains: one element that can take focus. */
  children: ReactElement
}

/** A word of explanation on hover and focus. Never the only place where something is said. */
export function Tooltip({ content, children }: TooltipProps) {
  const layer = useLayer()
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal container={layer}>
        <InLayer />
        <Base.Positioner className="bl-popup__place" sideOffset={6} positionMethod="fixed">
          <Base.Popup className="bl-tooltip">{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
