import { type KeyboardEvent, useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Slider } from '../../../shared/ui/slider.tsx'
import { type Bounds, within } from '../margin-choice/margin-choice.ts'
import { leverageAt, marksTo, positionOf, SPAN } from './leverage-scale.ts'

export type LeverageFieldProps = {
  /** The chosen leverage. While the entered text is invalid, this is the last valid leverage. */
  leverage: number
  /** The digits that were entered; null if there is no entry, so that the field shows `leverage`. */
  entry: string | null
  onEntryChange: (entry: string) => void
  bounds: Bounds
}

type Steps = Record<string, number | undefined>

const steps: Steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * The number by which each key changes the leverage on the slider. The text field uses `steps` instead, because there
 * Left and Right move the text cursor.
 */
const sliderSteps: Steps = { ...steps, ArrowRight: 1, ArrowLeft: -1 }

/** Returns the digits before the first separator, because the leverage is a whole number. */
const wholePart = (text: string): string =>
  /\d*/.exec(text.trim().replace(/^0+(?=\d)/, ''))?.[0].slice(0, 4) ?? ''

/** Returns the entered leverage; null if it is empty or out of range. */
export function leverageOf(digits: string, { least, most }: Bounds): number | null {
  const leverage = Number(digits)
  return digits === '' || leverage < least || leverage > most ? null : leverage
}

/** A field for the leverage, with buttons that change it by one, and a slider. */
export function LeverageField({ leverage, entry, onEntryChange, bounds }: LeverageFieldProps) {
  const { t } = useText('futures')
  const { t: shared } = useText('shared')
  const id = useId()
  const rangeId = useId()
  const marks = marksTo(bounds.most)
  const isWrong = entry !== null && leverageOf(entry, bounds) === null
  const set = (next: number) => onEntryChange(`${within(next, bounds)}`)
  const moveBy = (moves: Steps) => (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    // By default, an arrow key moves the slider by a hundredth of the distance between two marks. Here one key press
    // must change the leverage by one, so the event must not reach the slider.
    event.stopPropagation()
    set(leverage + by)
  }
  return (
    <div className="bl-leverage">
      <div className="bl-leverage__top">
        <label htmlFor={id}>{t('leverage.label')}</label>
        <span id={rangeId} className="bl-numbers" data-tone={isWrong ? 'error' : undefined}>
          {t('leverage.range', { min: bounds.least, max: bounds.most })}
        </span>
      </div>
      <div className="bl-leverage__box">
        <button
          type="button"
          tabIndex={-1}
          aria-label={shared('amount.less')}
          disabled={leverage <= bounds.least}
          onClick={() => set(leverage - 1)}
        >
          <Icon shape={icons.minus} size={16} />
        </button>
        <span className="bl-leverage__number">
          <input
            id={id}
            className="bl-leverage__input bl-numbers"
            inputMode="numeric"
            autoComplete="off"
            size={3}
            value={entry ?? `${leverage}`}
            onChange={(event) => onEntryChange(wholePart(event.target.value))}
            onKeyDown={moveBy(steps)}
            aria-invalid={isWrong || undefined}
            aria-describedby={rangeId}
          />
          <span aria-hidden>×</span>
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={shared('amount.more')}
          disabled={leverage >= bounds.most}
          onClick={() => set(leverage + 1)}
        >
          <Icon shape={icons.plus} size={16} />
        </button>
      </div>
      {marks.length > 1 && (
        <>
          <div onKeyDownCapture={moveBy(sliderSteps)}>
            <Slider
              label={t('leverage.label')}
              value={positionOf(leverage, marks)}
              stops={marks.map((_, at) => at * SPAN)}
              onValueChange={(position) => set(leverageAt(position, marks))}
              valueText={(position) => `${leverageAt(position, marks)}×`}
            />
          </div>
          <div className="bl-leverage__marks bl-numbers">
            {marks.map((mark, at) => (
              <button
                key={mark}
                type="button"
                tabIndex={-1}
                data-chosen={mark === leverage || undefined}
                disabled={mark < bounds.least}
                style={{ insetInlineStart: `${(at / (marks.length - 1)) * 100}%` }}
                onClick={() => set(mark)}
              >
                {mark}×
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
