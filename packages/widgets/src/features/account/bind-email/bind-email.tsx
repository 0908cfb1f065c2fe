import { checkEmail } from '@bourselet/sdk/money'
import type { Member } from '../../../shared/data/use-member.ts'
import { emptyAccount } from '../../../shared/form/account.ts'
import { AccountFields } from '../../../shared/form/account-fields.tsx'
import { CodeInput } from '../../../shared/form/code-input.tsx'
import { fundAccount } from '../../../shared/form/fund-account.ts'
import { type Form, useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { PinField } from '../../../shared/ui/pin-field.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { AccountForm, type AccountFormProps, FormSkeleton } from '../account-form.tsx'
import { OwnMember } from '../own-member.tsx'
import { passwordMessages } from '../password-messages.ts'
import { useMemberChanged } from '../use-member-changed.ts'

export type BindEmailProps = AccountFormProps & {
  onChanged?: () => void
  /**
   * Called when the member presses the button that leads to the fund password form. The widget shows the button
   * instead of its form if the member wants to replace an e-mail address and has no fund password, because the
   * replacement requires one.
   */
  onSetFundPassword?: () => void
}

/**
 * A form that binds an e-mail address. It requires a code sent to the address, and the fund password. A
 * member who has no fund password and binds their first address enters the log-in password instead.
 */
export function BindEmail(props: BindEmailProps) {
  return (
    <Root name="bind-email" className="bl-account">
      <OwnMember skeleton={<FormSkeleton fields={2} />} onSignIn={props.onSignIn}>
        {(member) =>
          member.email_bound && !member.has_trade_password ? (
            <SetFirst onSetFundPassword={props.onSetFundPassword} />
          ) : (
            <Fields member={member} {...props} />
          )
        }
      </OwnMember>
    </Root>
  )
}

function SetFirst({ onSetFundPassword }: { onSetFundPassword: (() => void) | undefined }) {
  const { t } = useText('account')
  return (
    <Notice tone="warn">
      <p>{t('email.setFirst')}</p>
      {onSetFundPassword && (
        <div className="bl-notice__actions">
          <Button size="small" variant="primary" onClick={() => onSetFundPassword()}>
            {t('fund.submit.set')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

const first = { ...emptyAccount, code: '', password: '', trade_password: '' }
type Draft = typeof first

function check({ email, code, password, trade_password }: Draft, hasFund: boolean) {
  const address = email.trim() === '' ? 'REQUIRED' : checkEmail(email.trim())
  const pin = trade_password === '' ? 'REQUIRED' : 'TRADE_PASSWORD_FORMAT'
  return {
    ...(address ? { email: address } : {}),
    ...(code.length === 6 ? {} : { code: code === '' ? 'REQUIRED' : 'CODE_INVALID' }),
    ...(hasFund && trade_password.length < 6 ? { trade_password: pin } : {}),
    ...(!hasFund && password === '' ? { password: 'REQUIRED' } : {}),
  }
}

/** Returns true if an address has the visible characters of a masked one, such as `m***@example.com`. */
const isLike = (email: string, masked: string | null) =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`.toLowerCase() === masked

function Fields({ member, onChanged, onDirtyChange }: BindEmailProps & { member: Member }) {
  const { t } = useText('account')
  const { show } = useToast()
  const changed = useMemberChanged()
  const isReplacing = member.email_bound
  const hasFund = member.has_trade_password
  const form: Form<Draft> = useForm<Draft>({
    initial: first,
    check: (values) => check(values, hasFund),
    messages: (values) => ({
      ...passwordMessages,
      ...(isLike(values.email.trim(), member.email) ? { ACCOUNT_EXISTS: 'EMAIL_MAYBE_OWN' } : {}),
    }),
    places: {
      ACCOUNT_EXISTS: 'email',
      CODE_INVALID: 'code',
      CODE_EXPIRED: 'code',
      LOGIN_FAILED: 'password',
      ACCOUNT_LOCKED: 'password',
      TRADE_PASSWORD_LOCKED: 'trade_password',
      TRADE_PASSWORD_RESET: 'trade_password',
    },
    async send(sdk, { email, code, password, trade_password }) {
      try {
        await sdk.account.bindEmail({
          email: email.trim(),
          code,
          ...(hasFund ? { trade_password } : { password }),
        })
      } catch (thrown) {
        form.set({ password: '', trade_password: '' })
        throw thrown
      }
      show({ tone: 'success', title: t('email.done'), text: t('note.contact') })
      form.reset()
      changed()
      onChanged?.()
    },
  })
  return (
    <AccountForm
      form={form}
      submit={t(isReplacing ? 'email.change' : 'email.bind')}
      onDirtyChange={onDirtyChange}
      notes={[
        t('email.logIn'),
        t('note.contact'),
        t('email.told'),
        t(hasFund ? 'note.fundLock' : 'note.passwordLock'),
      ]}
    >
      {isReplacing && (
        <p className="bl-account-form__lead">{t('email.now', { email: member.email ?? '' })}</p>
      )}
      <AccountFields form={form} types={['email']} />
      <CodeInput scene="bind" account={form.values} form={form} />
      {hasFund ? (
        <PinField {...form.field('trade_password')} account={fundAccount(member)} label={t('email.fund')} />
      ) : (
        <PasswordField
          {...form.field('password')}
          label={t('fund.password')}
          hint={t('fund.passwordHint')}
          autoComplete="current-password"
        />
      )}
    </AccountForm>
  )
}
