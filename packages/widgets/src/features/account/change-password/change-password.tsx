import { checkNewPassword } from '../../../shared/form/check-new-password.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { AccountForm, type AccountFormProps, FormSkeleton } from '../account-form.tsx'
import { OwnMember } from '../own-member.tsx'
import { passwordMessages } from '../password-messages.ts'

export type ChangePasswordProps = AccountFormProps & {
  /**
   * Called after the password was changed. By then the server has ended all sessions of the member, including
   * the current one.
   */
  onChanged?: () => void
  /**
   * Called when the member presses the link for a forgotten password. The host then opens the form that resets
   * the password with a verification code. Without this callback the link is hidden.
   */
  onForgotPassword?: () => void
}

/**
 * A form that changes the log-in password. The member enters the old password to authorize the change, which
 * ends all their sessions.
 */
export function ChangePassword(props: ChangePasswordProps) {
  return (
    <Root name="change-password" className="bl-account">
      <OwnMember skeleton={<FormSkeleton fields={3} />} onSignIn={props.onSignIn}>
        {() => <Fields {...props} />}
      </OwnMember>
    </Root>
  )
}

const first = { old_password: '', password: '', password_confirm: '' }

function check({ old_password, password, password_confirm }: typeof first) {
  const isSame = password !== '' && password === old_password
  return {
    ...(old_password === '' ? { old_password: 'REQUIRED' } : {}),
    ...checkNewPassword(password, password_confirm),
    ...(isSame ? { password: 'PASSWORD_SAME' } : {}),
  }
}

function Fields({ onChanged, onForgotPassword, onDirtyChange }: ChangePasswordProps) {
  const { t } = useText('account')
  const { show } = useToast()
  const form = useForm({
    initial: first,
    check,
    messages: () => passwordMessages,
    places: {
      ACCOUNT_LOCKED: 'old_password',
      LOGIN_FAILED: 'old_password',
      new_password: 'password',
      new_password_confirm: 'password_confirm',
    },
    async send(sdk, { old_password, password, password_confirm }) {
      await sdk.account.changePassword({
        old_password,
        new_password: password,
        new_password_confirm: password_confirm,
      })
      // A password change ends every session on the server, so the token of the SDK client is no longer valid. So the
      // token is cleared, and all widgets of this client ask the member to log in.
      sdk.token.clear()
      // When the token is cleared, all toasts close. So this toast is shown afterwards.
      show({ tone: 'success', title: t('password.changed'), text: t('password.logInAgain') })
      onChanged?.()
    },
  })
  return (
    <AccountForm
      form={form}
      submit={t('password.submit')}
      onDirtyChange={onDirtyChange}
      notes={[t('password.endsSessions'), t('note.review'), t('note.passwordLock')]}
    >
      <PasswordField
        {...form.field('old_password')}
        label={t('password.old')}
        autoComplete="current-password"
        corner={
          onForgotPassword && (
            <button type="button" className="bl-link" onClick={() => onForgotPassword()}>
              {t('password.forgot')}
            </button>
          )
        }
      />
      <PasswordField
        {...form.field('password')}
        label={t('password.new')}
        hint={t('password.hint')}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirm')}
        label={t('password.repeat')}
        autoComplete="new-password"
      />
    </AccountForm>
  )
}
