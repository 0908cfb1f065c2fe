import { compare } from '@bourselet/sdk/money'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { PositionFormat } from './position-format.ts'
import { usePositionName } from './use-position-texts.ts'

type Trigger = NonNullable<Position['take_profit']>

export type PositionTriggersProps = { position: Position; format: PositionFormat; onEdit: () => void }

/** A cell with take profit, stop loss and an edit button; if neither is set, a button that sets them. */
export function PositionTriggers({ position, format, onEdit }: PositionTriggersProps) {
  const { t } = useText('futures')
  const nameOf = usePositionName()
  const { take_profit, stop_loss } = position
  if (!take_profit && !stop_loss) {
    return (
      <button
        type="button"
        className="bl-positions__add bl-touch"
        aria-label={`${t('positions.addTpsl')}: ${nameOf(position)}`}
        onClick={onEdit}
      >
        {t('positions.addTpsl')}
      </button>
    )
  }
  const price = (trigger: Trigger | null) => (trigger ? format.price(trigger.price) : '—')
  // A trigger price can be on either side of the entry price, so the color shows whether the position would
  // end with a gain or a loss.
  const trend = (trigger: Trigger | null, otherwise: 'up' | 'down') => {
    if (!trigger) return 'none'
    const sign = compare(trigger.price, position.entry_price) * (position.side === 'long' ? 1 : -1)
    return sign > 0 ? 'up' : sign < 0 ? 'down' : otherwise
  }
  return (
    <span className="bl-positions__triggers">
      <span className="bl-positions__two">
        <span data-trend={trend(take_profit, 'up')}>
          <span className="bl-hidden">{t('positions.tp')} </span>
          {price(take_profit)}
        </span>
        <span data-trend={trend(stop_loss, 'down')}>
          <span className="bl-hidden">{t('positions.sl')} </span>
          {price(stop_loss)}
        </span>
      </span>
      <IconButton
        icon={icons.pen}
        size="small"
        label={t('positions.editTpsl', { position: nameOf(position) })}
        onClick={onEdit}
      />
    </span>
  )
}
