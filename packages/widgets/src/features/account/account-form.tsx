import type { ReactNode } from 'react'
import type { Form } from '../../shared/form/use-form.ts'
import { useLeaveWarning } from '../../shared/form/use-leave-warning.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import './account.css'

/** The props that all account forms have in common. */
export type AccountFormProps = {
  onDirtyChange?: ((dirty: boolean) => void) | undefined
  onSignIn?: (() => void) | undefined
}

type FrameProps<V> = {
  form: Form<V>
  /**
   * Texts below the fields that state the consequences of the change and how long wrong passwords lock the
   * account.
   */
  notes: readonly string[]
  submit: string
  onDirtyChange: ((dirty: boolean) => void) | undefined
  children: ReactNode
}

/** The layout of every account form: the fields, notes, an error message and the submit button. */
export function AccountForm<V>({ form, notes, submit, onDirtyChange, children }: FrameProps<V>) {
  useLeaveWarning(form.dirty && !form.busy, onDirtyChange, form.dirty)
  return (
    <form {...form.props} className="bl-account-form">
      <div className="bl-account-form__fields">{children}</div>
      <ul className="bl-account-form__notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="bl-account-form__end">
        {form.failure && (
          <p className="bl-account-form__failure" role="alert">
            {form.failure}
          </p>
        )}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className="bl-account-form" aria-busy="true">
      {Array.from({ length: fields }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are equal and never move
        <Skeleton key={at} height={64} />
      ))}
      <Skeleton height={48} />
    </div>
  )
}
