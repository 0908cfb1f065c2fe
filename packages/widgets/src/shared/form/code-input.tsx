import type { Request } from '@bourselet/sdk'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { CodeField } from '../ui/code-field.tsx'
import type { Account } from './account.ts'
import { useCode } from './use-code.ts'
import type { BoundField } from './use-form.ts'

export type CodeInputProps = {
  scene: Request<'session.sendCode'>['scene']
  account: Account
  field: BoundField<string>
}

/**
 * A field for the six-digit verification code, with the button that sends the code to the entered address. A change
 * between e-mail and phone resets the field: a code that a sandbox returned for the other address is no longer shown,
 * and a code can be sent at once.
 */
export function CodeInput(props: CodeInputProps) {
  return <CodeOfType key={props.account.type} {...props} />
}

function CodeOfType({ scene, account, field }: CodeInputProps) {
  const { t } = useText('session')
  const words = useErrorText()
  const code = useCode(scene, account)
  const hint = code.revealed ? t('code.sandbox', { code: code.revealed }) : t('code.hint')
  return (
    <CodeField
      {...field}
      label={t('code.label')}
      hint={hint}
      hintStays={code.revealed !== null}
      error={field.error ?? (code.error ? words(code.error) : undefined)}
      onSend={code.send}
      canSend={code.ready}
    />
  )
}
