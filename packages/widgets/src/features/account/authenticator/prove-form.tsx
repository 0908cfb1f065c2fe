import type { Data } from '@bourselet/sdk'
import { useState } from 'react'
import { checkFactor, emptyFactor, factorOf, factorPlaces } from '../../../shared/form/second-factor.ts'
import { SecondFactorField } from '../../../shared/form/second-factor-field.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { passwordMessages } from '../password-messages.ts'
import { SetUpSteps } from './set-up-steps.tsx'
import { StepForm } from './step-form.tsx'

/**
 * The actions on the authenticator that the member authorizes with the log-in password. While the authenticator
 * is on, an action also requires a second factor.
 */
export type Action = 'start' | 'off' | 'renew_codes'

type ProveFormProps = {
  action: Action
  /** True while the authenticator is on. The form then asks for a second factor in addition to the password. */
  withFactor: boolean
  /** A notice above the fields. */
  notice?: string | undefined
  onBack: () => void
  onDone: (answer: Data<'account.update'>) => void
}

/** The form that authorizes an action on the authenticator by the log-in password. */
export function ProveForm({ action, withFactor, notice, onBack, onDone }: ProveFormProps) {
  const { t } = useText('account')
  // The authenticator may be on although the page does not know it: another tab has turned it on, or the answer to its
  // confirmation was lost. In this case the server asks for a code.
  const [isFactorAsked, setFactorAsked] = useState(false)
  const needsFactor = withFactor || isFactorAsked
  const form = useForm({
    initial: { password: '', ...emptyFactor },
    check: (values) => ({
      ...(values.password === '' ? { password: 'REQUIRED' } : {}),
      ...(needsFactor ? checkFactor(values) : {}),
    }),
    messages: () => passwordMessages,
    places: { ...factorPlaces, LOGIN_FAILED: 'password', ACCOUNT_LOCKED: 'password' },
    send: (sdk, values) =>
      sdk.account.update({
        authenticator: action,
        password: values.password,
        ...(needsFactor ? factorOf(values) : {}),
      }),
    onFailed: ({ name }) => {
      if (name.startsWith('SECOND_FACTOR_')) setFactorAsked(true)
    },
    onDone,
  })
  const factor = form.field('second_factor')
  const fields = (
    <>
      {notice !== undefined && <Notice tone="warn">{notice}</Notice>}
      <p className="bl-account__text">{t(`authenticator.about.${action}`)}</p>
      <PasswordField
        {...form.field('password')}
        label={t('fund.password')}
        hint={t('fund.passwordHint')}
        autoComplete="current-password"
      />
      {needsFactor && (
        <SecondFactorField
          value={form.values}
          onValueChange={form.set}
          error={factor.error}
          onBlur={factor.onBlur}
        />
      )}
    </>
  )
  const isSetUp = action === 'start'
  return (
    <StepForm
      form={form}
      submit={t(isSetUp ? 'authenticator.continue' : `authenticator.do.${action}`)}
      onBack={onBack}
    >
      {isSetUp ? <SetUpSteps at="password" contents={{ password: fields }} /> : fields}
    </StepForm>
  )
}
