import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Popover } from '../../../shared/ui/popover.tsx'
import type { LineGroup } from './line-groups.ts'
import { type LineActions, LinePill, SideArrow } from './line-pill.tsx'

export type GroupPillProps = LineActions & {
  group: LineGroup
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called when the label gets the pointer or the focus, and when it loses them. */
  onPointedChange: (isPointed: boolean) => void
}

/**
 * The label of a group of orders whose prices are near each other. It shows their number. A press opens their
 * list.
 */
export function GroupPill({ group, isOpen, onOpenChange, onPointedChange, ...actions }: GroupPillProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { side, lines } = group
  const label = t(`group.${side}`, { count: lines.length })
  // The lines are sorted by price, the highest first.
  const priceAt = (at: 0 | -1) => format.price(lines.at(at)?.price ?? '0', actions.tick)
  const [low, high] = [priceAt(-1), priceAt(0)]
  const name = low === high ? t('group.at', { label, price: low }) : t('group.between', { label, low, high })
  const point = () => onPointedChange(true)
  const leave = () => onPointedChange(false)
  return (
    <Popover
      align="start"
      label={name}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <button
          type="button"
          className="bl-price-chart__group bl-touch"
          aria-label={name}
          onPointerEnter={point}
          onPointerLeave={leave}
          onFocus={point}
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
