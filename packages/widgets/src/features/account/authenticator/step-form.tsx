import { type ReactNode, useEffect, useRef } from 'react'
import type { Form } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHoldDialog } from '../../../shared/ui/use-hold-dialog.ts'

type StepFormProps<V, R, A> = {
  form: Form<V, R, A>
  submit: string
  onBack: () => void
  children: ReactNode
}

/**
 * A form in the authenticator dialog with fields, an error message and buttons. When it appears, its first
 * field receives the focus.
 */
export function StepForm<V, R, A>({ form, submit, onBack, children }: StepFormProps<V, R, A>) {
  const { t: shared } = useText('shared')
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  // The answer may contain recovery codes, which the server returns only once. So the dialog stays open during the
  // request.
  useHoldDialog(form.busy)
  return (
    <form {...form.props} className="bl-authenticator">
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
