import { add, type Decimal, div, isZero, mul } from '@bourselet/sdk/money'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, multipleOf } from '../rounds/preview-bet.ts'

export type DirectionCardsProps = {
  round: Round
  value: Direction | null
  onChoose: (direction: Direction) => void
  disabled: boolean
}

const directions: readonly Direction[] = ['bull', 'bear']

/** Up or down, each with what it pays now and its share of the pool. */
export function DirectionCards({ round, value, onChoose, disabled }: DirectionCardsProps) {
  const { t } = useText('prediction')
  const { usdt, multiple, share } = useStakes()
  return (
    <div className="bl-bet__cards" role="radiogroup" aria-label={t('bet.direction')}>
      {directions.map((direction) => {
        const pool = direction === 'bull' ? round.bull_pool : round.bear_pool
        return (
          <label key={direction} className="bl-bet__card" data-way={direction === 'bull' ? 'up' : 'down'}>
            <input
              type="radio"
              name="direction"
              className="bl-hidden"
              checked={value === direction}
              disabled={disabled}
              onChange={() => onChoose(direction)}
            />
            <span className="bl-bet__name">
              <DirectionWord direction={direction} />
            </span>
            <span className="bl-bet__multiple">{multiple(multipleOf(round, direction))}</span>
            <span className="bl-bet__pool">{t('bet.pool', { amount: usdt(pool) })}</span>
            <span className="bl-bet__share">{share(shareOf(pool, round))}</span>
          </label>
        )
      })}
    </div>
  )
}

/** The part of a pool in both, in percent. */
export function shareOf(
  pool: Decimal,
  { bull_pool, bear_pool }: Pick<Round, 'bull_pool' | 'bear_pool'>,
): Decimal {
  const total = add(bull_pool, bear_pool)
  return isZero(total) ? '0' : div(mul(pool, '100'), total, 2, 'HALF_UP')
}
