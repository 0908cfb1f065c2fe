import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldLabels } from './field-frame.tsx'
import { withRef } from './with-ref.ts'

export type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'> &
  FieldLabels & {
    value: string
    onValueChange: (value: string) => void
    /** Shown inside the box of the field, before the text. */
    prefix?: ReactNode
    /** Shown inside the box of the field, after the text. */
    suffix?: ReactNode
  }

/** A text input with label, hint and error. */
export const Field = /* @__PURE__ */ withRef(function Field({
  label,
  hint,
  error,
  hintStays,
  corner,
  value,
  onValueChange,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, hintStays, corner, className }}>
      {(ids) => (
        <span className="bl-box">
          {prefix && <span className="bl-box__prefix">{prefix}</span>}
          <input
            {...rest}
            className="bl-box__input"
            id={ids.id}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            aria-invalid={ids.invalid}
            aria-describedby={ids.describedBy}
          />
          {suffix && <span className="bl-box__suffix">{suffix}</span>}
        </span>
      )}
    </FieldFrame>
  )
})
