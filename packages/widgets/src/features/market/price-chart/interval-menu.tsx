import type { CandleInterval } from '@bourselet/sdk/money'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { intervalName, intervalRows } from './chart-candle.ts'
import { typedInterval } from './typed-interval.ts'
import type { useChartSettings } from './use-chart-settings.ts'

export type IntervalMenuProps = {
  settings: ReturnType<typeof useChartSettings>
  /** The input field for a typed interval. It also receives digits that are typed elsewhere in the menu. */
  input: RefObject<HTMLInputElement | null>
  typed: string
  onTypedChange: (typed: string) => void
  onClose: () => void
}

/**
 * The menu of all intervals. In its editing mode, a press pins an interval to the toolbar of the chart or
 * unpins it.
 */
export function IntervalMenu({ settings, input, typed, onTypedChange, onClose }: IntervalMenuProps) {
  const { t } = useText('chart')
  const id = useId()
  const { interval, setInterval, pinned, setPinned } = settings
  const [isEditing, setIsEditing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const choose = (one: CandleInterval) => {
    setInterval(one)
    onClose()
  }
  const pin = (one: CandleInterval) => {
    const isPinned = pinned.includes(one)
    setPinned(isPinned ? pinned.filter((other) => other !== one) : [...pinned, one])
  }
  const submit = () => {
    const found = typedInterval(typed)
    if (found) choose(found)
    else if (typed !== '') setRefused(typed)
  }
  // If the user types a digit while a button of the menu has the focus, the focus moves to the text field. The browser
  // then enters the digit there.
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (/^\d$/.test(key) && target !== input.current) input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits typed on the buttons are entered into the field
    <div className="bl-intervals" onKeyDown={onKeyDown}>
      {(Object.keys(intervalRows) as (keyof typeof intervalRows)[]).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid row with a legend beside the buttons
        <div key={row} className="bl-intervals__row" role="group" aria-labelledby={`${id}${row}`}>
          <span id={`${id}${row}`} className="bl-intervals__head">
            {t(`rows.${row}`)}
          </span>
          {intervalRows[row].map((one) => (
            <button
              key={one}
              type="button"
              className="bl-intervals__one bl-numbers"
              aria-label={`${intervalName(one)}, ${t(`intervals.${one}`)}`}
              aria-pressed={isEditing ? pinned.includes(one) : one === interval}
              data-pinned={pinned.includes(one) || undefined}
              data-chosen={one === interval || undefined}
              onClick={() => (isEditing ? pin(one) : choose(one))}
            >
              {intervalName(one)}
            </button>
          ))}
        </div>
      ))}
      <div className="bl-intervals__foot">
        <IconButton
          icon={icons.pen}
          size="small"
          label={t('editIntervals')}
          pressed={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        />
        <span className="bl-intervals__note">{isEditing ? t('editIntervals') : t('inHead')}</span>
        <input
          ref={input}
          className="bl-intervals__field bl-numbers"
          aria-label={t('typed')}
          aria-invalid={refused !== null || undefined}
          aria-describedby={`${id}refused`}
          placeholder={t('typeInterval')}
          value={typed}
          maxLength={6}
          onChange={(event) => {
            setRefused(null)
            onTypedChange(event.target.value)
          }}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
        />
      </div>
      <p id={`${id}refused`} className="bl-intervals__refused" role="status">
        {refused !== null && t('noInterval', { text: refused })}
      </p>
    </div>
  )
}
