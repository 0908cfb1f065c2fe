import { type RefObject, useEffect, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { digitsIn } from '../ui/code-field.tsx'
import { Field } from '../ui/field.tsx'
import { emptyFactor, type FactorDraft } from './second-factor.ts'

export type SecondFactorFieldProps = {
  value: FactorDraft
  onValueChange: (value: FactorDraft) => void
  error: string | undefined
  onBlur?: () => void
  readOnly?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  /** Focuses the field of the second factor when it appears. */
  focused?: boolean
}

/**
 * A field for the code of the authenticator app. Members without their phone can switch the field to a recovery
 * code.
 */
export function SecondFactorField({
  value,
  onValueChange,
  error,
  onBlur,
  readOnly,
  inputRef,
  focused,
}: SecondFactorFieldProps) {
  const { t } = useText('session')
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused, input])
  const { usesRecovery, second_factor } = value
  const kind = usesRecovery
    ? ({ autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off', maxLength: 40 } as const)
    : ({ inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
  return (
    <Field
      {...kind}
      ref={input}
      name="second_factor"
      label={t(usesRecovery ? 'factor.recovery' : 'factor.code')}
      hint={t(usesRecovery ? 'factor.recoveryHint' : 'factor.codeHint')}
      error={error}
      readOnly={readOnly}
      onBlur={onBlur}
      value={second_factor}
      onValueChange={(text) =>
        onValueChange({ usesRecovery, second_factor: usesRecovery ? text : digitsIn(text).slice(0, 6) })
      }
      corner={
        <button
          type="button"
          className="bl-link"
          disabled={readOnly}
          onClick={() => {
            onValueChange({ ...emptyFactor, usesRecovery: !usesRecovery })
            input.current?.focus()
          }}
        >
          {t(usesRecovery ? 'factor.useApp' : 'factor.useRecovery')}
        </button>
      }
    />
  )
}
