import type { Decimal } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { PriceLine } from './use-price-chart.ts'

/**
 * The label of a movable line, by which the member moves the line. Its code is loaded with the first movable line;
 * until then the label is plain text.
 */
const LineGrip = lazyPart(() => import('./line-grip.tsx').then(({ LineGrip }) => LineGrip), LineWord)

/** The price line that the member is moving, with the current price of the move. */
export type MovedLine = { id: string; price: Decimal }

export type LineActions = {
  tick: Decimal
  moved: MovedLine | null
  onMovedChange: (moved: MovedLine | null) => void
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
  /** Returns the price at a vertical position of the window; null outside the chart. */
  priceAt: (clientY: number) => number | null
}

/** The content of the label of a price line: its name, its figures, its children and its close button. */
export function LinePill(props: LineActions & { line: PriceLine; children?: ReactNode }) {
  const { line, children, tick, moved, onMovedChange, onLineClose, onLineMove, priceAt } = props
  const { t } = useText('chart')
  return (
    <>
      {line.icon && <Icon shape={line.icon} size={14} />}
      {line.tone === undefined && <SideArrow side={line.side} />}
      {onLineMove && line.isMovable ? (
        <LineGrip
          line={line}
          tick={tick}
          moved={moved?.id === line.id ? moved.price : null}
          onMovedChange={(price) => onMovedChange(price === null ? null : { id: line.id, price })}
          onMove={(price) => onLineMove(line.id, price)}
          priceAt={priceAt}
        />
      ) : (
        <LineWord line={line} />
      )}
      {line.figures?.map(({ text, trend }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a line never change places
        <span key={at} className="bl-price-chart__word bl-numbers" data-trend={trend}>
          {text}
        </span>
      ))}
      {children}
      {onLineClose && !line.isFixed && (
        <IconButton
          icon={icons.close}
          size="small"
          label={line.closeLabel ?? t('closeLine', { label: line.label })}
          onClick={() => onLineClose(line.id)}
        />
      )}
    </>
  )
}

/** The text of a label. */
function LineWord({ line }: { line: PriceLine }) {
  return <span className="bl-price-chart__word">{line.label}</span>
}

/** The arrow before the label of an order. */
export const SideArrow = ({ side }: { side: 'buy' | 'sell' }) => (
  <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden />
)
