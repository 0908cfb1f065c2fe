import { accountAddress, accountFrom, offeredAccount } from '../../../shared/form/account.ts'
import { AccountFields } from '../../../shared/form/account-fields.tsx'
import { CodeInput } from '../../../shared/form/code-input.tsx'
import { FormFailure } from '../../../shared/form/form-failure.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { SessionSkeleton } from '../login/login.tsx'
import { PasswordRules } from '../password-rules.tsx'
import { useSiteRules } from '../use-site-rules.ts'
import { checkRegistration, firstRegistration } from './registration.ts'
import '../session.css'

export type RegisterProps = {
  /** The initial e-mail address or phone number. */
  account?: string
  /** The initial invitation code, for example from an invite link. */
  inviteCode?: string
  /** Called after the registration, which also logs the member in. */
  onSignedIn?: () => void
  onLogin?: () => void
  /**
   * Called when the link to the user agreement is pressed. Without this callback the mention of the agreement is
   * not a link.
   */
  onAgreement?: () => void
  /**
   * Called when the link to the privacy policy is pressed. Without this callback the consent does not mention the
   * policy.
   */
  onPrivacy?: () => void
  /**
   * Called with true when the form has input that would be lost if the user left it, and with false when it no
   * longer has such input.
   */
  onDirtyChange?: (dirty: boolean) => void
}

/**
 * The registration form for an e-mail address or a phone number. It requires a verification code and consent
 * to the agreement. An invitation code can be entered.
 */
export function Register({
  account = '',
  inviteCode = '',
  onSignedIn,
  onLogin,
  onAgreement,
  onPrivacy,
  onDirtyChange,
}: RegisterProps) {
  const { t, ready } = useText('session')
  const gap = useGap()
  const { types, inviteRequired, openInviteCode } = useSiteRules()
  const form = useForm({
    initial: offeredAccount(
      { ...firstRegistration, ...accountFrom(account), invite_code: inviteCode },
      types,
    ),
    check: (values) => checkRegistration(values, inviteRequired),
    places: {
      CODE_INVALID: 'code',
      CODE_EXPIRED: 'code',
      ACCOUNT_EXISTS: 'email',
      INVITE_CODE_INVALID: 'invite_code',
      AGREEMENT_REQUIRED: 'agree',
    },
    send: async (
      sdk,
      { type, password, password_confirm, code, invite_code, agree, ...rest },
      { idempotencyKey },
    ) => {
      const request = {
        ...{ type, code, password, password_confirm, agree },
        ...accountAddress({ type, ...rest }),
        ...(invite_code ? { invite_code } : {}),
      }
      await sdk.session.register(request, { idempotencyKey })
      onSignedIn?.()
    },
  })
  useLeaveWarning(form.dirty && !form.busy, onDirtyChange, form.dirty)
  if (!ready) return <SessionSkeleton name="register" />
  return (
    <Root name="register" className="bl-session">
      <form {...form.props} className="bl-session__form">
        <h1 className="bl-session__title">{t('register.title')}</h1>
        <AccountFields
          form={form}
          types={types}
          marksValid
          corner={
            onLogin &&
            form.refusal(form.values.type) === 'ACCOUNT_EXISTS' && (
              <button type="button" className="bl-link" onClick={() => onLogin()}>
                {t('register.logInInstead')}
              </button>
            )
          }
        />
        <CodeInput scene="register" account={form.values} form={form} />
        <PasswordField
          {...form.field('password')}
          label={t('register.password')}
          hint={<PasswordRules password={form.values.password} />}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('password_confirm')}
          label={t('register.passwordConfirm')}
          autoComplete="new-password"
        />
        <Field
          {...form.field('invite_code')}
          onValueChange={(text) =>
            form.set({
              invite_code: text
                .normalize('NFKC')
                .toUpperCase()
                .replace(/[^A-Z0-9]/g, '')
                .slice(0, 6),
            })
          }
          label={t(inviteRequired ? 'register.invite' : 'register.inviteOptional')}
          hintStays
          hint={
            inviteCode && form.values.invite_code === inviteCode
              ? t('register.inviteFromLink')
              : openInviteCode
                ? t('register.inviteOpen', { code: openInviteCode })
                : t('register.inviteHint')
          }
          suffix={
            openInviteCode &&
            form.values.invite_code === '' && (
              <button
                type="button"
                className="bl-link"
                onClick={() => {
                  form.set({ invite_code: openInviteCode })
                  // The press removes the button, so the focus moves to the field that the button has filled in.
                  form.props.ref.current?.querySelector<HTMLElement>('[name="invite_code"]')?.focus()
                }}
              >
                {t('register.useCode', { code: openInviteCode })}
              </button>
            )
          }
          autoComplete="off"
          spellCheck={false}
        />
        <Checkbox
          name="agree"
          checked={form.values.agree}
          onCheckedChange={(agree) => form.set({ agree })}
          error={form.error('agree')}
        >
          {t('register.agree')}
          {gap}
          {onAgreement ? (
            <button type="button" className="bl-link" onClick={() => onAgreement()}>
              {t('register.agreement')}
            </button>
          ) : (
            t('register.agreement')
          )}
          {onPrivacy && (
            <>
              {gap}
              {t('register.and')}
              {gap}
              <button type="button" className="bl-link" onClick={() => onPrivacy()}>
                {t('register.privacy')}
              </button>
            </>
          )}
        </Checkbox>
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('register.submit')}
        </Button>
        <FormFailure text={form.failure} />
        {onLogin && (
          <p className="bl-session__other">
            {t('register.member')}
            {gap}
            <button type="button" className="bl-link" onClick={() => onLogin()}>
              {t('register.login')}
            </button>
          </p>
        )}
      </form>
    </Root>
  )
}
