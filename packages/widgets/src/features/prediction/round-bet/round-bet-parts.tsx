import { mul } from '@bourselet/sdk/money'
import { countdown } from '../../../shared/format/countdown.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ConfirmSetting } from '../../../shared/ticket/confirm-setting.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { BetNotices, StakeEntry } from '../bet/bet-parts.tsx'
import { DirectionWord } from '../parts/direction-word.tsx'
import { Gain } from '../parts/gain.tsx'
import { roundNumber } from '../parts/round-number.ts'
import { RoundSpan } from '../parts/round-span.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import { type Direction, multipleOf, shareOf } from './model.ts'
import { type RoundBetState, useRoundBet } from './use-round-bet.ts'

/** The number of the open round, and the time left to place a bet in it. */
export function RoundBetHeader() {
  const { t } = useText('prediction')
  const { round, layout, isClosed, signedIn, now } = useRoundBet()
  return (
    <header className="bl-round__top">
      <Chip>{t('round.next')}</Chip>
      <span className="bl-round__number">{roundNumber(round.round_no)}</span>
      <span className="bl-round__gap" />
      {isClosed ? (
        <span className="bl-round__until">{t('bet.closed')}</span>
      ) : (
        <span className="bl-round__until" role="timer">
          {t('bet.closeIn')} <strong>{countdown(round.lock_at - now)}</strong>
        </span>
      )}
      {layout === 'card' && <RoundSpan from={round.lock_at} to={round.close_at} />}
      {signedIn && (
        <ConfirmSetting preference="confirmBets" label={t('confirm.settings')} text={t('confirm.before')} />
      )}
    </header>
  )
}

const directions: readonly Direction[] = ['bull', 'bear']

/**
 * The choice of up or down. Each direction shows its payout multiple and its share of both pools in percent.
 */
export function RoundBetDirection() {
  const { t } = useText('prediction')
  const { round, direction: value, setDirection, isAsked, own, intent } = useRoundBet()
  const { usdt, multiple, share } = useStakes()
  return (
    <>
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
                disabled={own !== undefined || intent.isLocked}
                onChange={() => setDirection(direction)}
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
      {isAsked && !value && (
        <p className="bl-bet__ask" role="alert">
          {t('bet.choose')}
        </p>
      )}
    </>
  )
}

/** The stake field. After the member has placed a bet in the round, it shows this bet instead. */
export function RoundBetStake() {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { own, stake, bounds, intent, layout } = useRoundBet()
  if (!own) {
    return (
      <StakeEntry
        {...{ stake, bounds }}
        refusal={intent.refusal.stake}
        disabled={intent.isLocked}
        withSlider={layout === 'card'}
      />
    )
  }
  return (
    <p className="bl-round__mine" data-big>
      <span className="bl-round__quiet">{t('round.yourBet')}</span>
      <span>
        <DirectionWord direction={own.direction} /> {coin(own.amount)}
      </span>
    </p>
  )
}

/** The expected result of the bet if nobody else bets in the round, and the loss if the other side wins. */
export function RoundBetPreview() {
  const { t } = useText('prediction')
  const format = useFormat()
  const { round, layout, preview, direction } = useRoundBet()
  const side = direction ?? 'bull'
  const fee = format.percent(mul(round.reward_fee_rate, '100'), { decimals: 0 })
  const isSheet = layout === 'sheet'
  return (
    <dl className="bl-sum">
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

/** A text that explains the rules for a tie and for a round in which one side has no bets. */
export function RoundBetRules() {
  const { t } = useText('prediction')
  const gap = useGap()
  const { tie_rule, one_sided_rule } = useRoundBet().round
  return (
    <p className="bl-bet__rules">
      <span className="bl-bet__equals" aria-hidden />
      <span>
        <strong>{t(`rules.tie.${tie_rule}`)}</strong>
        {[gap, t(`rules.${tie_rule}.${one_sided_rule}`), gap, t('rules.multiples')].join('')}
      </span>
    </p>
  )
}

/** Shows why the last bet was refused or not sent, or that its outcome is unknown. */
export function RoundBetNotices() {
  const { t } = useText('prediction')
  const { intent, isChanged } = useRoundBet()
  // All bet widgets of a symbol share one intent, that is, a write with its idempotency key. So `intent` may be the bet
  // of another widget that is being sent or has an unknown outcome. Its state then contains a key, and its notices are
  // shown instead of the notice that the next round has opened.
  const isOnlyChanged = isChanged && !('key' in intent.state)
  return isOnlyChanged ? <Notice tone="error">{t('bet.changed')}</Notice> : <BetNotices intent={intent} />
}

/** The submit button, whose label describes the bet. */
export function RoundBetSubmit() {
  const { t } = useText('prediction')
  const { coin } = useStakes()
  const { direction, stake, signedIn, isClosed, isStale, own, intent } = useRoundBet()
  const { phase } = intent.state
  const side = direction === 'bear' ? 'sell' : 'buy'
  const orderText = () => {
    if (!signedIn) return t('bet.signIn')
    if (own) return t('bet.done')
    if (isClosed) return t('bet.closed')
    if (!direction) return t('bet.choose')
    return stake.exact ? t(`bet.deal.${direction}`, { amount: coin(stake.exact) }) : t(`bet.on.${direction}`)
  }
  return (
    <>
      <Button
        type="submit"
        variant={!signedIn ? 'primary' : direction && !own && !isClosed ? side : 'neutral'}
        size="big"
        wide
        busy={phase === 'sending'}
        disabled={signedIn && (own !== undefined || isClosed || isStale || phase === 'unknown')}
        // The second click of a double click must not place another bet, even if the first bet is already
        // accepted.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {orderText()}
      </Button>
      <p className="bl-bet__once">{t(isStale ? 'bet.stale' : 'bet.once')}</p>
    </>
  )
}
