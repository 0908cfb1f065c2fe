import { type ReactNode, useId } from 'react'
import '../theme/controls.css'
import './field.css'
import './choice.css'

export type CheckboxProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
  error?: ReactNode
  disabled?: boolean
  name?: string
}

/** A checkbox with its label. */
export function Checkbox({ checked, onCheckedChange, children, error, disabled, name }: CheckboxProps) {
  const id = useId()
  return (
    <div className="bl-checkbox" data-invalid={error ? true : undefined}>
      <label className="bl-checkbox__row bl-touch">
        <input
          className="bl-checkbox__input"
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="bl-field__message" id={id} aria-live="polite">
          {error}
        </p>
      )}
    </div>
  )
}
