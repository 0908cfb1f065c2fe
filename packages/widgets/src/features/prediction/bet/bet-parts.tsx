import { compare, type Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { useStakes } from '../parts/use-stakes.ts'
import type { BetIntent } from './use-bet-intent.ts'
import type { Stake, StakeBounds, StakeProblem } from './use-stake.ts'

const chips: readonly Decimal[] = ['50', '100', '500']

export type StakeEntryProps = {
  stake: Stake
  bounds: StakeBounds
  /** The reason why the server refused the stake; null if the server has not refused it. */
  refusal: StakeProblem | null
  disabled?: boolean
  /** True to show a slider below the stake field. */
  withSlider?: boolean
}

/**
 * A field for the stake, with buttons for preset amounts and an optional slider. Below the field it shows the
 * limits, or the problem of the stake if there is one.
 */
export function StakeEntry({ stake, bounds, refusal, disabled, withSlider }: StakeEntryProps) {
  const { t } = useText('prediction')
  const format = useFormat()
  const { short } = useStakes()
  const errorText = useErrorText()
  const problem = refusal ?? stake.shown
  const offered = chips.filter((chip) => compare(chip, bounds.min) >= 0 && compare(chip, bounds.max) <= 0)
  const isChosen = (chip: Decimal) => stake.exact !== null && compare(stake.exact, chip) === 0
  const chip = (label: string, value: Decimal) => (
    <button
      key={label}
      type="button"
      className="bl-stake__chip"
      aria-pressed={isChosen(value)}
      disabled={disabled}
      onClick={() => stake.set(value)}
    >
      {label}
    </button>
  )
  return (
    <div className="bl-stake">
      <div className="bl-stake__row">
        <AmountField
          label={t('bet.amount')}
          name="stake"
          value={stake.value}
          onValueChange={stake.set}
          unit="USDT"
          step={bounds.step}
          min={bounds.min}
          max={bounds.max}
          disabled={disabled}
          corner={
            <span className="bl-stake__range">
              {t('bet.range', { min: short(bounds.min), max: short(bounds.max) })}
            </span>
          }
          error={problem ? errorText(problem) : undefined}
        />
        <div className="bl-stake__chips">
          {offered.map((value) => chip(short(value), value))}
          {chip(t('bet.max'), stake.largest)}
        </div>
      </div>
      {withSlider && (
        <Slider
          label={t('bet.share')}
          value={stake.share}
          onValueChange={stake.setShare}
          valueText={(value) => format.percent(`${value}`, { decimals: 0 })}
          disabled={disabled}
        />
      )}
    </div>
  )
}

/**
 * Shows why a bet was not placed. If it is unknown whether the bet was placed, shows a button that repeats the request
 * with the same idempotency key.
 */
export function BetNotices({ intent }: { intent: BetIntent }) {
  const { t } = useText('prediction')
  const errorText = useErrorText()
  const { coin } = useStakes()
  const { state, refusal } = intent
  if ('key' in state) {
    const { direction, amount } = state.input
    const order = t(`bet.deal.${direction}`, { amount: coin(amount) })
    return <UnknownOutcome intent={intent}>{t('unknown.text', { order })}</UnknownOutcome>
  }
  const { whole } = refusal
  if (!whole) return null
  return (
    <Notice tone="error">
      <p>{errorText(whole)}</p>
      {whole.name === 'ROUND_NOT_OPEN' && <p>{t('bet.kept')}</p>}
    </Notice>
  )
}
