import type { Decimal } from '@bourselet/sdk/money'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useText } from '../i18n/use-text.ts'
import { AmountSteppers } from './amount-steppers.tsx'
import { FieldMessage } from './field-message.tsx'
import { useAmountText } from './use-amount-text.ts'
import '../theme/controls.css'
import './field.css'
import './amount-field.css'

export type AmountFieldProps = {
  label: ReactNode
  /** The exact amount that was typed, never rounded; '' if the text is empty or not an amount. */
  value: Decimal | ''
  onValueChange: (value: Decimal | '') => void
  /** The coin, shown after the number. */
  unit?: ReactNode
  /**
   * The tick or step of the amount. Steppers and arrow keys change the value by this step, and at least as many
   * decimals as the step has are shown.
   */
  step?: Decimal
  /** Bounds of the steppers: `min` (default 0) and `max`. Typed values are not limited. */
  min?: Decimal
  max?: Decimal
  /** The value from which steppers and arrow keys start if the field is empty. Default 0. */
  start?: Decimal | null
  /** Shows buttons with minus and plus. They need the property `step`. */
  steppers?: boolean
  /**
   * Position of the label. `inline`: inside the box, for tickets. `above` (default): above the box, as for
   * other fields.
   */
  layout?: 'above' | 'inline'
  hint?: ReactNode
  error?: ReactNode
  corner?: ReactNode
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  name?: string
  id?: string
  /**
   * The shortcut key that focuses the field, for example `P`. The key works only if the page renders
   * `KeyboardShortcuts`.
   */
  shortcut?: string
  onFocus?: () => void
  onBlur?: () => void
}

const moves: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * An input for an amount of money or coins, in the number format of the user's language. The value is exact and never
 * rounded.
 */
export function AmountField(props: AmountFieldProps) {
  const { layout = 'above', steppers, step, disabled, readOnly } = props
  const { t } = useText('shared')
  const own = useId()
  const id = props.id ?? own
  const amount = useAmountText(props)
  // If the typed text is not a number, the value is empty. The form may accept an empty value, so the field itself
  // shows the error.
  const isUnreadable = amount.isUnreadable || (amount.isMeaningless && props.error !== undefined)
  const error = isUnreadable ? t('amount.unreadable') : props.error
  const message = error ?? props.hint
  const canMove = step !== undefined && !disabled && !readOnly

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = moves[event.key]
    if (steps === undefined || !canMove || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    amount.move(event.shiftKey && event.key.startsWith('Arrow') ? steps * 10 : steps)
  }
  const label = (
    <label className="bl-field__label" htmlFor={id}>
      {props.label}
    </label>
  )
  return (
    <div
      className="bl-field bl-amount"
      data-layout={layout}
      data-invalid={error ? true : undefined}
      data-hinted={props.hint ? true : undefined}
    >
      {layout === 'above' && (
        <div className="bl-field__top">
          {label}
          {props.corner}
        </div>
      )}
      <div className="bl-box">
        {layout === 'inline' && label}
        <input
          className="bl-box__input bl-amount__input"
          id={id}
          name={props.name}
          inputMode="decimal"
          autoComplete="off"
          placeholder={props.placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={amount.text}
          onChange={(event) => amount.type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            amount.enter(event.currentTarget)
            props.onFocus?.()
          }}
          onBlur={(event) => {
            amount.leave()
            // The field shows no new message when the member leaves it by pressing the submit button. The message would
            // move the button, and the click would miss it. Submitting the form shows all messages anyway.
            if (!isSubmitOf(event.currentTarget.form, event.relatedTarget)) props.onBlur?.()
          }}
          aria-keyshortcuts={props.shortcut}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
        />
        {props.unit && <span className="bl-box__suffix">{props.unit}</span>}
        {steppers && <AmountSteppers disabled={!canMove} onMove={amount.move} />}
      </div>
      <FieldMessage id={`${id}-message`} hint={props.hint} error={error} />
    </div>
  )
}

const isSubmitOf = (form: HTMLFormElement | null, target: EventTarget | null) =>
  form !== null && target instanceof HTMLButtonElement && target.type === 'submit' && target.form === form
