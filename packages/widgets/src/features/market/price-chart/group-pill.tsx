import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Popover } from '../../../shared/ui/popover.tsx'
import type { LineGroup } from './line-groups.ts'
import { type LineActions, LinePill, SideArrow } from './line-pill.tsx'

export type GroupPillProps = LineActions & {
  group: LineGroup
  onPoint: (id: string | null) => void
  onOpenGone: () => void
}

/**
 * The label of a group of orders at close prices. It shows their number, and a press opens the list of the
 * orders.
 */
export function GroupPill({ group, onPoint, onOpenGone, ...actions }: GroupPillProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { id, side, lines } = group
  const [isOpen, setIsOpen] = useState(false)
  const latest = useRef({ isOpen, onPoint, onOpenGone })
  useEffect(() => {
    latest.current = { isOpen, onPoint, onOpenGone }
  })
  useEffect(
    () => () => {
      const { isOpen, onPoint, onOpenGone } = latest.current
      onPoint(null)
      if (isOpen) onOpenGone()
    },
    [],
  )
  const leave = () => {
    if (!isOpen) onPoint(null)
  }
  const label = t(`group.${side}`, { count: lines.length })
  return (
    <Popover
      align="start"
      label={label}
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        onPoint(open ? id : null)
      }}
      trigger={
        <button
          type="button"
          className="bl-price-chart__group"
          onPointerEnter={() => onPoint(id)}
          onPointerLeave={leave}
          onFocus={() => onPoint(id)}
          onBlur={leave}
        >
          <SideArrow side={side} />
          <span className="bl-price-chart__word">{label}</span>
        </button>
      }
    >
      <ul className="bl-price-chart__orders">
        {lines.map((line) => (
          <li key={line.id} className="bl-price-chart__order" data-side={line.side}>
            <LinePill line={line} {...actions}>
              <span className="bl-price-chart__at bl-numbers">{format.price(line.price, actions.tick)}</span>
            </LinePill>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
