import { useState } from 'react'
import type { Member } from '../../../shared/data/use-member.ts'
import { AccountFields } from '../../../shared/form/account-fields.tsx'
import { CodeInput } from '../../../shared/form/code-input.tsx'
import { fundAccount } from '../../../shared/form/fund-account.ts'
import { type Form, useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
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
import { checkFundDraft, emptyFundDraft, type FundDraft, type FundMode, fundRequest } from './fund-draft.ts'
import { weakPin } from './weak-pin.ts'

export type FundPasswordProps = AccountFormProps & {
  /**
   * True if the form initially shows the reset by verification code, for a member who forgot the fund password.
   */
  reset?: boolean
  onChanged?: () => void
}

/**
 * A form for the fund password, which has six digits and is required for withdrawals. The form sets the first
 * fund password, changes it with the old one, or resets it with a verification code.
 */
export function FundPassword(props: FundPasswordProps) {
  return (
    <Root name="fund-password" className="bl-account">
      <OwnMember skeleton={<FormSkeleton fields={3} />} onSignIn={props.onSignIn}>
        {(member) => <Modes member={member} {...props} />}
      </OwnMember>
    </Root>
  )
}

function Modes({ member, reset = false, ...rest }: FundPasswordProps & { member: Member }) {
  const [isResetting, setResetting] = useState(reset)
  const mode: FundMode = !member.has_trade_password ? 'set' : isResetting ? 'reset' : 'change'
  const { trade_password_reset_from: from } = member
  if (mode === 'reset' && from) return <ResetLater from={from} onReset={setResetting} />
  return <Fields key={mode} mode={mode} member={member} onReset={setResetting} {...rest} />
}

/**
 * A notice shown after a change of the e-mail address or phone number: until `from`, the fund password cannot
 * be reset with a code.
 */
function ResetLater({ from, onReset }: { from: number; onReset: FieldsProps['onReset'] }) {
  const { t } = useText('account')
  const format = useFormat()
  return (
    <Notice tone="warn">
      <p className="bl-notice__title" title={format.time(from, 'full')}>
        {t('fund.resetFrom', { time: format.time(from) })}
      </p>
      <p>{t('fund.resetWhy')}</p>
      <div className="bl-notice__actions">
        <Button size="small" variant="primary" onClick={() => onReset(false)}>
          {t('fund.submit.change')}
        </Button>
      </div>
    </Notice>
  )
}

type FieldsProps = Omit<FundPasswordProps, 'reset'> & {
  member: Member
  mode: FundMode
  onReset: (isResetting: boolean) => void
}

function Fields({ member, mode, onReset, onChanged, onDirtyChange }: FieldsProps) {
  const { t } = useText('account')
  const { show } = useToast()
  const changed = useMemberChanged()
  const form: Form<FundDraft> = useForm<FundDraft>({
    initial: emptyFundDraft(member),
    check: (draft) => checkFundDraft(mode, draft),
    messages: () => passwordMessages,
    places: {
      ACCOUNT_LOCKED: 'password',
      LOGIN_FAILED: 'password',
      TRADE_PASSWORD_LOCKED: 'old_trade_password',
      TRADE_PASSWORD_RESET: 'old_trade_password',
      CODE_INVALID: 'code',
      CODE_EXPIRED: 'code',
      CONTACT_CHANGED: 'code',
    },
    async send(sdk, draft) {
      try {
        await sdk.account.changeTradePassword(fundRequest(mode, draft))
      } catch (thrown) {
        // The field shows the old password as dots, so the member cannot correct a wrong digit. After a refusal
        // the form clears this field and keeps the entries of all other fields.
        form.set({ old_trade_password: '' })
        throw thrown
      }
      show({ tone: 'success', title: t(`fund.done.${mode}`), text: t('note.review') })
      form.reset()
      onReset(false)
      changed()
      onChanged?.()
    },
  })
  return (
    <AccountForm
      form={form}
      submit={t(`fund.submit.${mode}`)}
      onDirtyChange={onDirtyChange}
      notes={[t('note.review'), mode === 'set' ? t('note.passwordLock') : t('note.fundLock')]}
    >
      <Proof form={form} mode={mode} member={member} onReset={onReset} />
      <NewPin form={form} />
    </AccountForm>
  )
}

type ProofProps = { form: Form<FundDraft>; mode: FundMode; member: Member; onReset: FieldsProps['onReset'] }

function Proof({ form, mode, member, onReset }: ProofProps) {
  const { t } = useText('account')
  const other = (text: string, isResetting: boolean) => (
    <button type="button" className="bl-link" onClick={() => onReset(isResetting)}>
      {text}
    </button>
  )
  if (mode === 'set')
    return (
      <PasswordField
        {...form.field('password')}
        label={t('fund.password')}
        hint={t('fund.passwordHint')}
        autoComplete="current-password"
      />
    )
  if (mode === 'change')
    return (
      <PinField
        {...form.field('old_trade_password')}
        account={fundAccount(member)}
        label={t('fund.old')}
        corner={other(t('fund.forgot'), true)}
      />
    )
  const own = member.email_bound ? member.email : member.phone
  return (
    <>
      <p className="bl-account-form__lead">
        {t('fund.codeTo', { address: own ?? '' })} {other(t('fund.remembered'), false)}
      </p>
      <AccountFields form={form} types={[form.values.type]} />
      <CodeInput scene="trade_password" account={form.values} form={form} />
    </>
  )
}

function NewPin({ form }: { form: Form<FundDraft> }) {
  const { t } = useText('account')
  const weakness = weakPin(form.values.trade_password)
  return (
    <>
      <PinField {...form.field('trade_password')} label={t('fund.new')} hint={t('fund.hint')} />
      {weakness && <Notice tone="warn">{t(`fund.weak.${weakness}`)}</Notice>}
      <PinField {...form.field('trade_password_confirm')} label={t('fund.repeat')} />
    </>
  )
}
