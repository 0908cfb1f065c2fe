import { add, type Decimal, div, isZero, mul } from '@bourselet/sdk/money'
import { type FormEvent, useRef } from 'react'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { countdown } from '../../../shared/ui/countdown.ts'
import { BetNotices } from '../bet/bet-notices.tsx'
import { StakeEntry } from '../bet/stake-entry.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, multipleOf } from './model.ts'
import { type RoundBetCallbacks, type RoundBetState, useRoundBet } from './use-round-bet.ts'
import '../parts/parts.css'
import '../rounds/rounds.css'
import './round-bet.css'

export type RoundBetFormProps = RoundBetCallbacks & {
  round: Round
  layout: 'card' | 'sheet'
  /** True while prices and pools may be outdated. */
  isStale: boolean
  onSignIn: (() => void) | undefined
}

/** The form that bets in the open round. */
export function RoundBetForm({ round, layout, isStale, onSignIn, ...callbacks }: RoundBetFormProps) {
  const { t } = useText('prediction')
  const bet = useRoundBet(round, callbacks)
  const form = useRef<HTMLFormElement>(null)
  const isOff = bet.own !== undefined || bet.intent.isLocked
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!bet.signedIn) return onSignIn?.()
    bet.send()
    const wrong = !bet.direction ? 'direction' : bet.stake.problem ? 'stake' : null
    if (wrong) form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus()
  }
  return (
    <form ref={form} className="bl-bet" data-layout={layout} noValidate onSubmit={submit}>
      <header className="bl-round__top">
        <Chip>{t('round.next')}</Chip>
        <span className="bl-round__number">{roundNumber(round.round_no)}</span>
        <span className="bl-round__gap" />
        {bet.isClosed ? (
          <span className="bl-round__until">{t('bet.closed')}</span>
        ) : (
          <span className="bl-round__until" role="timer">
            {t('bet.closeIn')} <strong>{countdown(round.lock_at - bet.now)}</strong>
          </span>
        )}
        {layout === 'card' && <RoundSpan from={round.lock_at} to={round.close_at} />}
      </header>
      <div className="bl-bet__body">
        <DirectionCards round={round} value={bet.direction} onChoose={bet.setDirection} disabled={isOff} />
        {bet.isAsked && !bet.direction && (
          <p className="bl-bet__ask" role="alert">
            {t('bet.choose')}
          </p>
        )}
        {bet.own ? (
          <OwnBet bet={bet} />
        ) : (
          <StakeEntry
            stake={bet.stake}
            bounds={bet.bounds}
            refusal={bet.intent.refusal.stake}
            disabled={isOff}
            withSlider={layout === 'card'}
          />
        )}
        <BetPreview round={round} bet={bet} layout={layout} />
        {layout === 'card' && <RoundRules round={round} />}
        <BetNotices intent={bet.intent} />
        <span className="bl-bet__room" />
        <BetButton bet={bet} isStale={isStale} />
        <p className="bl-bet__once">{t(isStale ? 'bet.stale' : 'bet.once')}</p>
      </div>
    </form>
  )
}

/** The member's bet in this round. */
function OwnBet({ bet: { own } }: { bet: RoundBetState }) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  if (!own) return null
  return (
    <p className="bl-round__mine" data-big>
      <span className="bl-round__quiet">{t('round.yourBet')}</span>
      <span>
        <DirectionWord direction={own.direction} /> {coin(own.amount)}
      </span>
    </p>
  )
}

function BetButton({ bet, isStale }: { bet: RoundBetState; isStale: boolean }) {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { direction, stake, signedIn, isClosed, own } = bet
  const { phase } = bet.intent.state
  const side = direction === 'bear' ? 'sell' : 'buy'
  const orderText = () => {
    if (!signedIn) return t('bet.signIn')
    if (own) return t('bet.done')
    if (isClosed) return t('bet.closed')
    if (!direction) return t('bet.choose')
    return stake.exact ? t(`bet.deal.${direction}`, { amount: coin(stake.exact) }) : t(`bet.on.${direction}`)
  }
  return (
    <Button
      type="submit"
      variant={!signedIn ? 'primary' : direction && !own && !isClosed ? side : 'neutral'}
      size="big"
      wide
      busy={phase === 'sending'}
      disabled={signedIn && (own !== undefined || isClosed || isStale || phase === 'unknown')}
      // The second click of a double click must not place a second bet, even if the first has been placed
      // meanwhile.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {orderText()}
    </Button>
  )
}

export type DirectionCardsProps = {
  round: Round
  value: Direction | null
  onChoose: (direction: Direction) => void
  disabled: boolean
}

const directions: readonly Direction[] = ['bull', 'bear']

/** The choice of up or down, each with its current multiple and its percentage of the pool. */
export function DirectionCards({ round, value, onChoose, disabled }: DirectionCardsProps) {
  const { t } = useText('prediction')
  const { usdt, multiple, share } = useStakes()
  return (
    <div className="bl-bet__cards" role="radiogroup" aria-label={t('bet.direction')}>
      {directions.map((direction) => {
        const pool = direction === 'bull' ? round.bull_pool : round.bear_pool
        return (
          <label key={direction} className="bl-bet__card" data-trend={direction === 'bull' ? 'up' : 'down'}>
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

/** Returns a pool's percentage of both pools. */
export function shareOf(
  pool: Decimal,
  { bull_pool, bear_pool }: Pick<Round, 'bull_pool' | 'bear_pool'>,
): Decimal {
  const total = add(bull_pool, bear_pool)
  return isZero(total) ? '0' : div(mul(pool, '100'), total, 2, 'HALF_UP')
}

export type BetPreviewProps = { round: Round; bet: RoundBetState; layout: 'card' | 'sheet' }

/** The result if no further bet follows, and the loss if the other side wins. */
export function BetPreview({ round, bet, layout }: BetPreviewProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { preview, direction } = bet
  const side = direction ?? 'bull'
  const fee = format.percent(mul(round.reward_fee_rate, '100'), { decimals: 0 })
  const isSheet = layout === 'sheet'
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row" data-strong>
        <dt>{t(direction ? `bet.receive.${side}` : 'bet.receiveAny')}</dt>
        <dd>
          <Receive preview={preview} withGain={isSheet} />
        </dd>
      </div>
      {!isSheet && (
        <div className="bl-sum__row">
          <dt>{t('bet.profit', { fee })}</dt>
          <dd>{preview ? <Gain value={preview.profit} unit /> : '—'}</dd>
        </div>
      )}
      <div className="bl-sum__row">
        <dt>{t(direction ? `bet.other.${side}` : 'bet.otherAny')}</dt>
        <dd>{preview ? <Gain value={preview.loss} unit={!isSheet} soft /> : '—'}</dd>
      </div>
      {isSheet && (
        <div className="bl-sum__row">
          <dt className="bl-sum__rule">{t(`rules.short.${round.tie_rule}`)}</dt>
          <dd className="bl-sum__note">{t('rules.before', { fee })}</dd>
        </div>
      )}
    </dl>
  )
}

type ReceiveProps = { preview: RoundBetState['preview']; withGain: boolean }

function Receive({ preview, withGain }: ReceiveProps) {
  const { usdt } = useStakes()
  if (!preview) return <span className="bl-sum__big">—</span>
  return (
    <>
      <span className="bl-sum__big">{usdt(preview.receive)}</span>{' '}
      {withGain ? <Gain value={preview.profit} /> : <span className="bl-sum__unit">USDT</span>}
    </>
  )
}

export type RoundRulesProps = { round: Pick<Round, 'tie_rule' | 'one_sided_rule'> }

/** The round's rules for a tie and an empty side. */
export function RoundRules({ round }: RoundRulesProps) {
  const { t } = useText('prediction')
  const { tie_rule, one_sided_rule } = round
  return (
    <p className="bl-bet__rules">
      <span className="bl-bet__equals" aria-hidden />
      <span>
        <strong>{t(`rules.tie.${tie_rule}`)}</strong> {t(`rules.${tie_rule}.${one_sided_rule}`)}{' '}
        {t('rules.multiples')}
      </span>
    </p>
  )
}
