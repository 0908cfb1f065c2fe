import { mul } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ConfirmSetting } from '../../../shared/ticket/confirm-setting.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { BetNotices, StakeEntry } from '../bet/bet-parts.tsx'
import { Gain } from '../parts/gain.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import type { Direction } from '../round-bet/model.ts'
import { breakEven } from './model.ts'
import { ChartPanel } from './option-chart.tsx'
import { useOptionTicket } from './use-option-ticket.ts'

/** The choice of the option's duration. Each duration shows its payout rate. */
export function OptionTicketDuration() {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
  const { times, time, setTime } = useOptionTicket()
  return (
    <fieldset className="bl-durations">
      <legend className="bl-durations__label">{t('option.duration')}</legend>
      <div className="bl-durations__cards">
        {times.map(({ time_id, seconds, payout_rate }) => (
          <label key={time_id} className="bl-durations__card">
            <input
              type="radio"
              name="duration"
              className="bl-hidden"
              checked={time_id === time.time_id}
              onChange={() => setTime(time_id)}
            />
            <strong>{format.percent(mul(payout_rate, '100'), { decimals: 0 })}</strong>
            <span>{duration(seconds)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The field for the stake of the option. */
export function OptionTicketStake() {
  const { stake, bounds, intent } = useOptionTicket()
  return <StakeEntry {...{ stake, bounds }} refusal={intent.refusal.stake} disabled={intent.isLocked} />
}

/**
 * The cost of the option, and its results if the direction is correct and if it is wrong. All amounts include
 * fees.
 */
export function OptionTicketPreview() {
  const { t } = useText('prediction')
  const format = useFormat()
  const { usdt, cost } = useStakes()
  const { preview, time } = useOptionTicket()
  const fee = (value: string | undefined) => cost(value ?? '0')
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row">
        <dt>{t('option.pay', { fee: fee(preview?.open_fee) })}</dt>
        <dd>{preview ? `${cost(preview.debit)}\u00a0USDT` : '—'}</dd>
      </div>
      <div className="bl-sum__row" data-strong>
        <dt>{t('option.receive')}</dt>
        <dd>
          {preview ? (
            <>
              <span className="bl-sum__big">{usdt(preview.receive)}</span>{' '}
              <span className="bl-sum__unit">USDT</span>
            </>
          ) : (
            <span className="bl-sum__big">—</span>
          )}
        </dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.profit', { fee: fee(preview?.reward_fee) })}</dt>
        <dd>{preview ? <Gain value={preview.profit} unit /> : '—'}</dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.loss')}</dt>
        <dd>{preview ? <Gain value={preview.loss} unit soft /> : '—'}</dd>
      </div>
      <div className="bl-sum__row">
        <dt>{t('option.breakEven')}</dt>
        <dd>{format.percent(breakEven(time), { decimals: 1 })}</dd>
      </div>
    </dl>
  )
}

/** The rules for a draw and for the settlement of an option, and the switch for the confirmation of options. */
export function OptionTicketRules() {
  const { t } = useText('prediction')
  const gap = useGap()
  const { signedIn } = useOptionTicket()
  return (
    <div className="bl-option__end">
      <p className="bl-option__rule">
        <strong>{t('option.draw')}</strong>
        {gap}
        {t('option.settles')}
      </p>
      {signedIn && (
        <ConfirmSetting preference="confirmBets" label={t('confirm.settings')} text={t('confirm.before')} />
      )}
    </div>
  )
}

/** Shows why the last option was refused, or that its outcome is unknown. */
export function OptionTicketNotices() {
  return <BetNotices intent={useOptionTicket().intent} />
}

export const directions: readonly Direction[] = ['bull', 'bear']

/**
 * The buttons Up and Down, which open the option at the current price; a log-in button if no user is logged in.
 */
export function OptionTicketSubmit() {
  const { t } = useText('prediction')
  const { signedIn, isStale, intent } = useOptionTicket()
  const { state } = intent
  return (
    <>
      {signedIn ? (
        <div className="bl-option__ways">
          {directions.map((direction) => (
            <Button
              key={direction}
              type="submit"
              name="direction"
              value={direction}
              variant={direction === 'bull' ? 'buy' : 'sell'}
              size="big"
              wide
              busy={state.phase === 'sending' && state.input.direction === direction}
              disabled={isStale || state.phase === 'unknown'}
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              <span className="bl-arrow" data-trend={direction === 'bull' ? 'up' : 'down'} aria-hidden />
              {t(`direction.${direction}`)}
            </Button>
          ))}
        </div>
      ) : (
        <Button type="submit" variant="primary" size="big" wide>
          {t('bet.signIn')}
        </Button>
      )}
      {isStale && <p className="bl-bet__once">{t('bet.stale')}</p>}
    </>
  )
}

/** The chart of the index price with the running options. In a narrow layout it also lists the options. */
export function OptionTicketChart() {
  const { symbol, running, isNarrow } = useOptionTicket()
  return <ChartPanel {...{ symbol, running, isNarrow }} />
}
