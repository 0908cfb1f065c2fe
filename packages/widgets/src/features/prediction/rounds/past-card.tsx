import { compare } from '@bourselet/sdk/money'
import type { PastRound } from '../../../shared/data/use-past-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { PriceMove } from '../parts/price-move.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundResult } from '../parts/round-result.tsx'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, multipleOf } from '../round-bet/model.ts'

export type PastCardProps = { round: PastRound; onProof: () => void }

/** The card of a closed round, with the winning side, the prices and the payouts of the round. */
export function PastCard({ round, onProof }: PastCardProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { coin } = useStakes()
  const price = (value: string | null) => (value === null ? '—' : format.price(value))
  return (
    <section
      className="bl-round"
      data-kind="past"
      aria-label={`${t('round.round')} ${roundNumber(round.round_no)}`}
    >
      <header className="bl-round__top">
        <RoundResult round={round} />
        <span className="bl-round__gap" />
        <RoundSpan from={round.lock_at} to={round.close_at} />
      </header>
      <div className="bl-round__band" data-band>
        <span>{format.time(round.lock_at, 'minute')}</span>
      </div>
      <dl className="bl-round__facts">
        <div>
          <dt>{t('round.round')}</dt>
          <dd className="bl-round__quiet">{roundNumber(round.round_no)}</dd>
        </div>
        <div>
          <dt>{t('round.locked')}</dt>
          <dd>{price(round.open_price)}</dd>
        </div>
        <div>
          <dt>{t('round.closed')}</dt>
          <dd>{price(round.close_price)}</dd>
        </div>
        <div>
          <dt>{t('round.change')}</dt>
          <dd>
            <PriceMove price={round.close_price} from={round.open_price} />
          </dd>
        </div>
        <div>
          <dt>{t('round.pool')}</dt>
          <dd>{coin(round.total_pool)}</dd>
        </div>
        <div>
          <dt>{t('round.payouts')}</dt>
          <dd>
            <Payouts round={round} />
          </dd>
        </div>
      </dl>
      <span className="bl-round__room" />
      <OwnResult round={round} />
      <button type="button" className="bl-round__proof" onClick={onProof}>
        {t('round.proof')}
      </button>
    </section>
  )
}

const directions: readonly Direction[] = ['bull', 'bear']

/** The payout multiples of both sides. The multiple of the losing side is dimmed. */
function Payouts({ round }: { round: PastRound }) {
  const { t } = useText('prediction')
  const { multiple } = useStakes()
  return (
    <span className="bl-round__payouts">
      {directions.map((direction) => {
        const trend = direction === 'bull' ? 'up' : 'down'
        return (
          <span key={direction} data-trend={round.result === direction ? trend : 'none'}>
            <span
              className="bl-arrow"
              data-trend={trend}
              role="img"
              aria-label={t(`direction.${direction}`)}
            />
            {multiple(multipleOf(round, direction))}
          </span>
        )
      })}
    </span>
  )
}

function OwnResult({ round: { my_bet } }: { round: PastRound }) {
  const { t } = useText('prediction')
  const { usdt } = useStakes()
  if (!my_bet) return null
  const isBack = my_bet.pnl !== null && compare(my_bet.pnl, '0') === 0
  return (
    <p className="bl-round__mine">
      <span>
        <DirectionWord direction={my_bet.direction} />{' '}
        <span className="bl-round__quiet">{usdt(my_bet.amount)}</span>
      </span>
      {my_bet.pnl === null ? (
        <span className="bl-round__quiet">{t('result.settling')}</span>
      ) : isBack ? (
        <span className="bl-round__quiet">{t('result.returned')}</span>
      ) : (
        <Gain value={my_bet.pnl} />
      )}
    </p>
  )
}
