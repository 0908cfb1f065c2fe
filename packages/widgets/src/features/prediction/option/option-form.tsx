import { mul } from '@bourselet/sdk/money'
import { type FormEvent, useRef } from 'react'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { BetNotices } from '../bet/bet-notices.tsx'
import { StakeEntry } from '../bet/stake-entry.tsx'
import { Gain } from '../parts/gain.tsx'
import { useDuration, useStakes } from '../parts/use-stakes.ts'
import type { Direction } from '../round-bet/model.ts'
import { breakEven } from './model.ts'
import { type OptionBetCallbacks, type OptionBetState, useOptionBet } from './use-option-bet.ts'
import '../parts/parts.css'
import '../round-bet/round-bet.css'

export type OptionFormProps = OptionBetCallbacks & {
  symbol: string
  times: readonly OptionTime[]
  first: OptionTime
  /** True while prices may be outdated. */
  isStale: boolean
  onSignIn: (() => void) | undefined
}

const directions: readonly Direction[] = ['bull', 'bear']

/**
 * The form with duration, stake and expected result; pressing Up or Down opens the option at the current
 * price.
 */
export function OptionForm({ symbol, times, first, isStale, onSignIn, ...callbacks }: OptionFormProps) {
  const { t } = useText('prediction')
  const bet = useOptionBet(symbol, times, first, callbacks)
  const form = useRef<HTMLFormElement>(null)
  const { state, isLocked, refusal } = bet.intent
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!bet.signedIn) return onSignIn?.()
    // Enter in the amount field submits the form without a direction, so it must not place a bet.
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const direction = directions.find((one) => one === pressed?.value)
    if (direction && !bet.send(direction))
      form.current?.querySelector<HTMLInputElement>('input[name="stake"]')?.focus()
  }
  return (
    <form ref={form} className="bl-option" noValidate onSubmit={submit}>
      {/* Enter clicks the first submit button of a form. This hidden one has no direction, so nothing
          happens. */}
      <button type="submit" className="bl-option__nothing" tabIndex={-1} aria-hidden />
      <DurationCards times={times} value={bet.time.time_id} onChoose={bet.setTime} />
      <StakeEntry stake={bet.stake} bounds={bet.bounds} refusal={refusal.stake} disabled={isLocked} />
      <OptionPreviewRows bet={bet} />
      <p className="bl-option__rule">
        <strong>{t('option.draw')}</strong> {t('option.settles')}
      </p>
      <BetNotices intent={bet.intent} />
      <span className="bl-bet__room" />
      {bet.signedIn ? (
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
    </form>
  )
}

export type DurationCardsProps = {
  times: readonly OptionTime[]
  value: number
  onChoose: (timeId: number) => void
}

/** The choice of duration, each with its payout rate. */
export function DurationCards({ times, value, onChoose }: DurationCardsProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const duration = useDuration()
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
              checked={time_id === value}
              onChange={() => onChoose(time_id)}
            />
            <strong>{format.percent(mul(payout_rate, '100'), { decimals: 0 })}</strong>
            <span>{duration(seconds)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The cost of the option and its result if correct or wrong, fees included. */
export function OptionPreviewRows({ bet: { preview, time } }: { bet: OptionBetState }) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { usdt, coin } = useStakes()
  const fee = (value: string | undefined) => usdt(value ?? '0')
  return (
    <dl className="bl-sum" aria-live="polite">
      <div className="bl-sum__row">
        <dt>{t('option.pay', { fee: fee(preview?.open_fee) })}</dt>
        <dd>{preview ? coin(preview.debit) : '—'}</dd>
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
