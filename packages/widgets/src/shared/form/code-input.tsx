import { RefusedError, type Request } from '@bourselet/sdk'
import { useText } from '../i18n/use-text.ts'
import { CodeField } from '../ui/code-field.tsx'
import type { Account } from './account.ts'
import { useCode } from './use-code.ts'
import type { Form } from './use-form.ts'

export type CodeInputProps<V> = {
  scene: Request<'session.sendCode'>['scene']
  account: Account
  /** The form that contains the fields of the code and of the address (e-mail address or phone number). */
  form: Pick<Form<V>, 'field' | 'refuse'>
  /**
   * Name of the form field that contains the address. Refusals of the address are shown at this field. Default: `email`
   * or `phone`, depending on the type of the account.
   */
  place?: keyof V & string
}

/**
 * A field for the six-digit verification code, with the button that sends the code to the entered address. When the
 * address changes, the field is reset. A code that a sandbox has returned for the previous address is no longer shown,
 * and the member can request a code for the new address without a wait.
 */
export function CodeInput<V extends { code: string }>({ scene, account, form, place }: CodeInputProps<V>) {
  const { t } = useText('session')
  const code = useCode({
    scene,
    account,
    // The error for an empty code is removed, because the member has just requested a code.
    onSend: () => form.refuse('code', null),
    onFailed(error) {
      const problem = ofAddress(error)
      if (problem === null) form.refuse('code', error)
      else form.refuse(place ?? (account.type as keyof V & string), problem)
    },
  })
  const hint = code.revealed ? t('code.sandbox', { code: code.revealed }) : t('code.hint')
  return (
    <CodeField
      key={code.address}
      {...form.field('code')}
      label={t('code.label')}
      hint={hint}
      hintStays={code.revealed !== null}
      onSend={code.send}
      canSend={code.ready}
    />
  )
}

const ADDRESS_FIELDS = ['email', 'phone', 'area_code']

/** Returns the error of the address in a refused request for a code; null if something else was refused. */
function ofAddress(error: unknown): unknown {
  if (!(error instanceof RefusedError)) return null
  const wrong = ADDRESS_FIELDS.find((name) => error.fields?.[name] !== undefined)
  return wrong ? error.fields?.[wrong] : null
}
