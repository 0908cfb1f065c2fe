import { type ReactNode, useEffect, useRef } from 'react'
import type { Form } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'

/** Number of steps of the set-up. */
const STEPS = 3

type StepFormProps<V, R, A> = {
  form: Form<V, R, A>
  /** Number of the step of the set-up; null for other actions. */
  step: number | null
  submit: string
  onBack: () => void
  children: ReactNode
}

/** A step of the authenticator dialog: its number, fields, failure and buttons. Focuses its first field. */
export function StepForm<V, R, A>({ form, step, submit, onBack, children }: StepFormProps<V, R, A>) {
  const { t: shared } = useText('shared')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  return (
    <form {...form.props} className="bl-authenticator">
      {step !== null && <StepNumber step={step} />}
      <div ref={fields} className="bl-authenticator__fields">
        {children}
      </div>
      {form.failure && (
        <p className="bl-account-form__failure" role="alert">
          {form.failure}
        </p>
      )}
      <div className="bl-authenticator__buttons">
        <Button size="big" disabled={form.busy} onClick={onBack}>
          {shared('back')}
        </Button>
        <Button type="submit" size="big" variant="primary" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

export function StepNumber({ step }: { step: number }) {
  const { t } = useText('account')
  return (
    <p className="bl-authenticator__step">
      <span aria-hidden>
        {Array.from({ length: STEPS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place and nothing else
          <i key={at} data-done={at < step || undefined} />
        ))}
      </span>
      {t('authenticator.step', { step, total: STEPS })}
    </p>
  )
}
