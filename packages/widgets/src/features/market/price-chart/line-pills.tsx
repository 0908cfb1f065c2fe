import type { Decimal } from '@bourselet/sdk/money'
import { lazy, memo, Suspense } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { PriceLine } from './use-price-chart.ts'

const LineGrip = lazy(() => import('./line-grip.tsx'))

/** The line that the member is moving, and the price where it is now. */
export type MovedLine = { id: string; price: Decimal }

export type LinePillsProps = {
  lines: readonly PriceLine[]
  tick: Decimal
  /** The elements of the labels by the id of their line, which the chart moves. */
  elements: Map<string, HTMLElement>
  moved: MovedLine | null
  onMovedChange: (moved: MovedLine | null) => void
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
  /** Returns the price at a vertical position of the window; null outside the chart. */
  priceAt: (clientY: number) => number | null
}

/**
 * The labels of the price lines. They are memoized, because the chart renders at each change of its candles and a
 * member can have hundreds of orders.
 */
export const LinePills = memo(function LinePills(props: LinePillsProps) {
  const { lines, tick, elements, moved, onMovedChange, onLineClose, onLineMove, priceAt } = props
  const { t } = useText('chart')
  return lines.map((line) => (
    <span
      key={line.id}
      className="bl-price-chart__pill"
      data-side={line.side}
      data-tone={line.tone}
      ref={(element) => {
        if (element) elements.set(line.id, element)
        else elements.delete(line.id)
      }}
    >
      {line.icon && <Icon name={line.icon} size={14} />}
      {line.tone === undefined && (
        <span className="bl-arrow" data-trend={line.side === 'buy' ? 'up' : 'down'} aria-hidden />
      )}
      <Suspense fallback={<span className="bl-price-chart__word">{line.label}</span>}>
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
          <span className="bl-price-chart__word">{line.label}</span>
        )}
      </Suspense>
      {line.figures?.map(({ text, trend }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a line never change places
        <span key={at} className="bl-price-chart__word bl-numbers" data-trend={trend}>
          {text}
        </span>
      ))}
      {onLineClose && !line.isFixed && (
        <IconButton
          icon="close"
          size="small"
          label={line.closeLabel ?? t('closeLine', { label: line.label })}
          onClick={() => onLineClose(line.id)}
        />
      )}
    </span>
  ))
})
