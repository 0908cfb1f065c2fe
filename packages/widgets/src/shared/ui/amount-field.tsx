import { add, compare, type Decimal, decimals, parseAmount, roundToStep, sub } from '@bourselet/sdk/money'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { formatAmount } from '../format/format-amount.ts'
import { useText } from '../i18n/use-text.ts'
import { useLocale } from '../provider/use-locale.ts'
import { Icon } from './icon.tsx'

export type AmountFieldProps = {
  label: ReactNode
  /** The exact amount, or '' when empty or not readable. */
  value: Decimal | ''
  onValueChange: (value: Decimal | '') => void
  /** The coin behind the number. */
  unit?: ReactNode
  /** Tick or step: what the steppers and the arrow keys move by, and the decimals shown. */
  step?: Decimal
  min?: Decimal
  max?: Decimal
  /** Shows minus and plus; needs `step`. */
  steppers?: boolean
  /** `inline`: the label inside the box (tickets). `above`: as other fields (forms, default). */
  layout?: 'above' | 'inline'
  hint?: ReactNode
  error?: ReactNode
  corner?: ReactNode
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  name?: string
  id?: string
  onFocus?: () => void
  onBlur?: () => void
}

/** An amount of money or coins, typed or pasted in the reader's own notation, exact and never rounded. */
export function AmountField(props: AmountFieldProps) {
  const {
    value,
    onValueChange,
    step,
    min = '0',
    max,
    layout = 'above',
    steppers,
    hint,
    disabled,
    readOnly,
  } = props
  const { t } = useText('shared')
  const locale = useLocale()
  const own = useId()
  const id = props.id ?? own
  // What was typed, as long as it is being typed; afterwards the value speaks for itself.
  const [draft, setDraft] = useState<string | null>(null)
  const places = step ? decimals(step) : 8
  const shown = value === '' ? '' : formatAmount(locale, value, { minDecimals: fewest(value, places) })
  const unreadable = draft !== null && draft.trim() !== '' && parseAmount(draft, locale) === null
  const error = props.error ?? (unreadable ? t('amount.unreadable') : undefined)
  const message = error ?? hint

  const move = (direction: 1 | -1) => {
    if (!step || disabled || readOnly) return
    const from = value === '' ? '0' : value
    const moved =
      direction > 0 ? add(roundToStep(from, step, 'FLOOR'), step) : sub(roundToStep(from, step, 'CEIL'), step)
    const least = compare(moved, min) < 0 ? min : moved
    const next = max !== undefined && compare(least, max) > 0 ? max : least
    setDraft(null)
    onValueChange(roundToStep(next, step, 'DOWN'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }
  const labelElement = (
    <label className="bl-field__label" htmlFor={id}>
      {props.label}
    </label>
  )
  return (
    <div className="bl-field bl-amount" data-layout={layout} data-invalid={error ? true : undefined}>
      {layout === 'above' && (
        <div className="bl-field__top">
          {labelElement}
          {props.corner}
        </div>
      )}
      <div className="bl-box" data-disabled={disabled || undefined}>
        {layout === 'inline' && labelElement}
        <input
          className="bl-box__input bl-amount__input"
          id={id}
          name={props.name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={props.placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={draft ?? shown}
          onChange={(event) => {
            setDraft(event.target.value)
            onValueChange(parseAmount(event.target.value, locale) ?? '')
          }}
          onKeyDown={onKeyDown}
          onFocus={props.onFocus}
          onBlur={() => {
            if (!unreadable) setDraft(null)
            props.onBlur?.()
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {props.unit && <span className="bl-box__suffix">{props.unit}</span>}
        {steppers && step && (
          <span className="bl-amount__steppers">
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('amount.less')}
              disabled={disabled}
              onClick={() => move(-1)}
            >
              <Icon name="minus" size={14} />
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('amount.more')}
              disabled={disabled}
              onClick={() => move(1)}
            >
              <Icon name="plus" size={14} />
            </button>
          </span>
        )}
      </div>
      {message && (
        <p className="bl-field__message" id={`${id}-message`} aria-live={error ? 'polite' : undefined}>
          {message}
        </p>
      )}
    </div>
  )
}

const fewest = (value: Decimal, places: number) =>
  Math.max(places === 8 ? 0 : places, value.split('.')[1]?.length ?? 0)
