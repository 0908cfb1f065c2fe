import { accountName, checkAccount, emptyAccount, offeredAccount } from '../../../shared/form/account.ts'
import { AccountFields } from '../../../shared/form/account-fields.tsx'
import { checkNewPassword } from '../../../shared/form/check-new-password.ts'
import { CodeInput } from '../../../shared/form/code-input.tsx'
import { FormFailure } from '../../../shared/form/form-failure.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { SessionSkeleton } from '../login/login.tsx'
import { PasswordRules } from '../password-rules.tsx'
import { useSiteRules } from '../use-site-rules.ts'
import '../session.css'

export type ForgotPasswordProps = {
  /** Called after the password was changed. The member then logs in with the new password. */
  onChanged?: () => void
  onLogin?: () => void
}

/** A form that resets the log-in password with a verification code. */
export function ForgotPassword({ onChanged, onLogin }: ForgotPasswordProps) {
  const { t, ready } = useText('session')
  const { show } = useToast()
  const { types } = useSiteRules()
  const form = useForm({
    initial: offeredAccount({ ...emptyAccount, code: '', password: '', password_confirm: '' }, types),
    check: (values) => ({
      ...checkAccount(values),
      ...(values.code.length === 6 ? {} : { code: values.code === '' ? 'REQUIRED' : 'CODE_INVALID' }),
      ...checkNewPassword(values.password, values.password_confirm),
    }),
    places: {
      CODE_INVALID: 'code',
      CODE_EXPIRED: 'code',
      new_password: 'password',
      new_password_confirm: 'password_confirm',
    },
    send: async (sdk, { code, password, password_confirm, ...account }) => {
      await sdk.account.changePassword({
        ...accountName(account),
        code,
        new_password: password,
        new_password_confirm: password_confirm,
      })
      show({ tone: 'success', title: t('forgot.changed'), text: t('forgot.review') })
      onChanged?.()
    },
  })
  if (!ready) return <SessionSkeleton name="forgot-password" />
  return (
    <Root name="forgot-password" className="bl-session">
      <form {...form.props} className="bl-session__form">
        <h1 className="bl-session__title">{t('forgot.title')}</h1>
        <p className="bl-session__note">{t('forgot.review')}</p>
        <AccountFields form={form} types={types} />
        <CodeInput scene="forgot" account={form.values} form={form} />
        <PasswordField
          {...form.field('password')}
          label={t('forgot.password')}
          hint={<PasswordRules password={form.values.password} />}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('password_confirm')}
          label={t('register.passwordConfirm')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('forgot.submit')}
        </Button>
        <FormFailure text={form.failure} />
        {onLogin && (
          <p className="bl-session__other">
            <button type="button" className="bl-link" onClick={() => onLogin()}>
              {t('forgot.back')}
            </button>
          </p>
        )}
      </form>
    </Root>
  )
}
