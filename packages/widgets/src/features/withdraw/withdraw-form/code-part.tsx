import { emptyAccount, phoneFrom } from '../../../shared/form/account.ts'
import { CodeInput } from '../../../shared/form/code-input.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Field } from '../../../shared/ui/field.tsx'
import type { WithdrawEntryState } from './use-withdraw-entry.ts'

/**
 * A field for the verification code, shown if the operator requires a code for withdrawals. The member enters their
 * e-mail address or phone number again, because the page knows these only with some characters hidden.
 */
export function CodePart({ entry }: { entry: WithdrawEntryState }) {
  const { t } = useText('withdraw')
  const { form, draft, member } = entry
  const type = member?.email ? 'email' : 'phone'
  const account = {
    ...emptyAccount,
    type,
    email: draft.contact,
    area_code: member?.area_code ?? emptyAccount.area_code,
    ...phoneFrom(draft.contact),
  } as const
  return (
    <div className="bl-withdraw__code">
      <Field
        {...form.field('contact')}
        label={t(`code.${type}`)}
        hint={member?.email ?? member?.phone ?? undefined}
        inputMode={type === 'email' ? 'email' : 'tel'}
        autoComplete={type === 'email' ? 'email' : 'tel-national'}
      />
      <CodeInput scene="withdraw" account={account} form={form} place="contact" />
    </div>
  )
}
