import { mul } from '@bourselet/sdk/money'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useDuration } from '../parts/use-stakes.ts'

export type DurationCardsProps = {
  times: readonly OptionTime[]
  value: number
  onChoose: (timeId: number) => void
}

/** How long, and what it pays. */
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
