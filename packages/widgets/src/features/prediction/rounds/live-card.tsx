import type { Round } from '../../../shared/data/live-rounds.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { CountdownRing } from '../../../shared/ui/countdown-ring.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { PriceMove } from '../parts/price-move.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { betAt } from '../round-bet/model.ts'
import { RoundPools } from './round-pools.tsx'

export type LiveCardProps = {
  round: Round
  /** The latest price of the index. */
  price: string | null
  own: OptionOrder | undefined
  isNarrow: boolean
}

/**
 * The card of the live round, which is locked and not closed yet: the current price, the pools, and the
 * estimated result of the member's bet.
 */
export function LiveCard({ round, price, own, isNarrow }: LiveCardProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const now = useServerNow()
  const left = round.close_at - now
  return (
    <section
      className="bl-round"
      data-kind="live"
      aria-label={`${t('round.live')} ${roundNumber(round.round_no)}`}
    >
      <header className="bl-round__top">
        <Chip tone="accent" dot>
          {t('round.live')}
        </Chip>
        <span className="bl-round__number">{roundNumber(round.round_no)}</span>
        <span className="bl-round__gap" />
        <span className="bl-round__tie">{t(`rules.${isNarrow ? 'brief' : 'short'}.${round.tie_rule}`)}</span>
        {/* A narrow header has room only for the rule. The band below shows both times. */}
        {!isNarrow && <RoundSpan from={round.lock_at} to={round.close_at} />}
      </header>
      <div className="bl-round__band" data-band>
        <span>{format.time(round.lock_at, 'minute')}</span>
        <span>{format.time(round.close_at, 'minute')}</span>
      </div>
      <div className="bl-round__duel">
        <div>
          <p className="bl-round__label">
            <Icon shape={icons.lock} size={12} />
            {isNarrow ? t('round.locked') : t('round.lockedAt', { time: format.time(round.lock_at, 'time') })}
          </p>
          <p className="bl-round__price">
            {round.open_price === null ? '—' : format.price(round.open_price)}
          </p>
        </div>
        <CountdownRing
          leftMs={left}
          totalMs={round.close_at - round.lock_at}
          label={left > 0 ? t('round.toClose') : t('result.settling')}
          size={isNarrow ? 80 : 92}
        />
        <div className="bl-round__end">
          <p className="bl-round__label">{t('round.current')}</p>
          <p className="bl-round__price" data-trend={trendOf(price, round.open_price)}>
            {price === null ? '—' : format.price(price)}
          </p>
          <p className="bl-round__move">
            <PriceMove price={price} from={round.open_price} />
          </p>
        </div>
      </div>
      <RoundPools round={round} leads={trendOf(price, round.open_price)} />
      <span className="bl-round__room" />
      {own && <OwnBet {...{ round, own, price, isNarrow }} />}
    </section>
  )
}

function OwnBet({ round, own, price, isNarrow }: LiveCardProps & { own: OptionOrder }) {
  const { t } = useText('prediction')
  const { usdt } = useStakes()
  const now = betAt(round, own, price)
  return (
    <p className="bl-round__mine">
      <span>
        <span className="bl-round__quiet">{t('round.yourBet')}</span>{' '}
        <DirectionWord direction={own.direction} /> {usdt(own.amount)}
      </span>
      {now && (
        <span>
          <span className="bl-round__quiet">{t(isNarrow ? 'round.paysNow' : 'round.ifClosesHere')}</span>{' '}
          <strong>{usdt(now.credit)}</strong> <Gain value={now.pnl} />
        </span>
      )}
    </p>
  )
}
