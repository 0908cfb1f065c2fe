import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import '../theme/controls.css'
import './field.css'

export type FieldLabels = {
  label: ReactNode
  /** Text below the field while there is no error. */
  hint?: ReactNode
  /** Error message, shown in place of the hint. */
  error?: ReactNode
  /** Shows the hint together with an error, because the user needs the hint to correct the field. */
  hintStays?: boolean | undefined
  /** Content at the end of the label's line, for example "Forgot password?". The Tab key reaches it after the control. */
  corner?: ReactNode
}

export type FieldIds = { id: string; describedBy: string | undefined; invalid: true | undefined }

export type FieldFrameProps = FieldLabels & {
  id?: string
  className?: string
  /** Renders the control with the ids that link it to its label and its message. */
  children: (ids: FieldIds) => ReactNode
}

/** The frame of every form control: the label above and the message below the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, hintStays, corner, className, children } = props
  const own = useId()
  const id = props.id ?? own
  const describedBy = (error ?? hint) ? `${id}-message` : undefined
  return (
    <div
      className={`bl-field${className ? ` ${className}` : ''}`}
      data-invalid={error ? true : undefined}
      data-hinted={hint ? true : undefined}
    >
      <div className="bl-field__top">
        <label className="bl-field__label" htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
      </div>
      {children({ id, describedBy, invalid: error ? true : undefined })}
      {corner && <div className="bl-field__corner">{corner}</div>}
      <FieldMessage id={describedBy} {...{ hint, error, hintStays }} />
    </div>
  )
}
