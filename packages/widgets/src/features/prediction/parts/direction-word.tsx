import { useText } from '../../../shared/i18n/use-text.ts'
import type { Direction } from '../round-bet/model.ts'
import './parts.css'

/** The direction of a bet as text, color and arrow. */
export function DirectionWord({
  direction,
  arrow = 'start',
}: {
  direction: Direction
  arrow?: 'start' | 'end'
}) {
  const { t } = useText('prediction')
  const trend = direction === 'bull' ? 'up' : 'down'
  const mark = <span className="bl-arrow" data-trend={trend} aria-hidden />
  return (
    <span className="bl-direction" data-trend={trend}>
      {arrow === 'start' && mark}
      {t(`direction.${direction}`)}
      {arrow === 'end' && mark}
    </span>
  )
}
