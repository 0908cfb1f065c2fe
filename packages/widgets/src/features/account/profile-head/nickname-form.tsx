import { useEffect, useRef } from 'react'
import { useForm } from '../../../shared/form/use-form.ts'
import { useDirtyReport } from '../../../shared/form/use-leave-warning.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { useMemberChanged } from '../use-member-changed.ts'

type NicknameFormProps = {
  nickname: string
  onDone: () => void
  onDirtyChange: ((dirty: boolean) => void) | undefined
}

/** An inline form that edits the nickname. The Escape key cancels the edit. */
export function NicknameForm({ nickname, onDone, onDirtyChange }: NicknameFormProps) {
  const { t } = useText('account')
  const { t: shared } = useText('shared')
  const changed = useMemberChanged()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const form = useForm({
    initial: { nickname },
    check: (values) => (values.nickname.trim() === '' ? { nickname: 'REQUIRED' } : {}),
    async send(sdk, values) {
      if (values.nickname.trim() !== nickname) {
        await sdk.account.update({ nickname: values.nickname.trim() })
        changed()
      }
      onDone()
    },
  })
  useDirtyReport(form.dirty, onDirtyChange)
  return (
    <form
      {...form.props}
      className="bl-profile__rename"
      onKeyDown={(event) => {
        // While an input method composes a word, Escape ends only the composition and must not close the form.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone()
      }}
    >
      <Field
        ref={input}
        {...form.field('nickname')}
        error={form.error('nickname') ?? form.failure}
        label={t('profile.nickname')}
        maxLength={32}
        autoComplete="nickname"
      />
      <Button onClick={onDone}>{shared('cancel')}</Button>
      <Button type="submit" variant="primary" busy={form.busy}>
        {shared('save')}
      </Button>
    </form>
  )
}
