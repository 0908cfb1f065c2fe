import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type OnSelect, PairName } from '../../../shared/orders/pair-name.tsx'
import './positions.css'

type Named = Pick<Position, 'symbol' | 'side' | 'margin_mode' | 'leverage'>

export type PositionNameProps = {
  position: Named
  /** Called when the symbol is pressed. Without this callback the symbol is not a button. */
  onSelect?: OnSelect
}

/** A cell with symbol and side and, below them, margin mode and leverage. */
export function PositionName({ position, onSelect }: PositionNameProps) {
  const { t } = useText('futures')
  const { symbol, side, margin_mode, leverage } = position
  return (
    <span className="bl-positions__two bl-positions__name" data-side={side}>
      <span className="bl-positions__title">
        <PairName pair={{ symbol, name: symbol }} onSelect={onSelect} />
        <PositionSide side={side} />
      </span>
      <small>
        {t(margin_mode)} {leverage}×
      </small>
    </span>
  )
}

/** The side of a position, long or short, as text, color and arrow. */
export function PositionSide({ side }: { side: Position['side'] }) {
  const { t } = useText('futures')
  return (
    <span className="bl-side" data-side={side === 'long' ? 'buy' : 'sell'}>
      <span className="bl-arrow" data-trend={side === 'long' ? 'up' : 'down'} aria-hidden />
      {t(side)}
    </span>
  )
}
