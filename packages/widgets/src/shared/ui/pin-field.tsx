import type { ComponentProps } from 'react'
import { digitsIn } from './code-field.tsx'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { withRef } from './with-ref.ts'
import '../theme/controls.css'
import './pin-field.css'

export type PinFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> &
  FieldLabels & {
    value: string
    onValueChange: (value: string) => void
    /**
     * The account name under which a password manager stores these digits, so that it does not confuse them
     * with the log-in password of the site.
     */
    account?: string | undefined
    /** Number of digits. Default 6. */
    length?: number
    /**
     * Shows the typed digits, for a code that is used once. By default, the digits are hidden like a password.
     */
    isShown?: boolean
  }

/**
 * An input for a short secret of digits, with one box for each digit. One invisible input covers the boxes,
 * so that typing, pasting and deleting work as in any input.
 */
export const PinField = /* @__PURE__ */ withRef(function PinField({
  label,
  hint,
  error,
  corner,
  id,
  value,
  onValueChange,
  account,
  length = 6,
  isShown = false,
  ...rest
}: PinFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} corner={corner} className="bl-pin">
      {(ids) => (
        <span className="bl-pin__boxes" data-shown={isShown || undefined}>
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
              key={at}
              className="bl-pin__box"
              data-filled={at < value.length || undefined}
              data-next={at === Math.min(value.length, length - 1) || undefined}
              aria-hidden
            >
              {isShown && value[at]}
            </span>
          ))}
          {account && <input type="text" autoComplete="username" value={account} readOnly hidden />}
          <input
            autoComplete={account ? 'current-password' : 'off'}
            {...rest}
            className="bl-pin__input"
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            id={ids.id}
            value={value}
            onChange={(event) => onValueChange(digitsIn(event.target.value).slice(0, length))}
            aria-invalid={ids.invalid}
            aria-describedby={ids.describedBy}
          />
        </span>
      )}
    </FieldFrame>
  )
})
