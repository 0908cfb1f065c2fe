import { useState } from 'react'
import {
  type Account,
  accountName,
  checkAccount,
  emptyAccount,
  offeredAccount,
} from '../../../shared/form/account.ts'
import { AccountFields } from '../../../shared/form/account-fields.tsx'
import type { CodeInputProps } from '../../../shared/form/code-input.tsx'
import { FormFailure } from '../../../shared/form/form-failure.tsx'
import type { SecondFactor } from '../../../shared/form/second-factor.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useFocusOnChange } from '../../../shared/ui/use-focus-on-change.ts'
import { useSiteRules } from '../use-site-rules.ts'
import '../session.css'

export type LoginProps = {
  /** Called after the log-in, when the client already holds the session token. */
  onSignedIn?: () => void
  onForgotPassword?: () => void
  onRegister?: () => void
}

const SecondStep = lazyPart(
  () => import('./second-step.tsx').then(({ SecondStep }) => SecondStep),
  FormSkeleton,
)

type Values = Account & { password: string; code: string }

const CodeInput = lazyPart<CodeInputProps<Values>>(
  () => import('../../../shared/form/code-input.tsx').then((all) => all.CodeInput<Values>),
  () => <Skeleton height={68} />,
)

/**
 * The log-in form, by e-mail or phone. Members with an authenticator app enter its code in a second step.
 */
export function Login({ onSignedIn, onForgotPassword, onRegister }: LoginProps) {
  const { t, ready } = useText('session')
  const gap = useGap()
  const { types, codeAtLogin } = useSiteRules()
  const [isSecond, setSecond] = useState(false)
  const logIn = async (sdk: BourseletClient, values: Values, factor: SecondFactor) => {
    const code = codeAtLogin ? { code: values.code } : {}
    await sdk.session.login({ ...accountName(values), password: values.password, ...code, ...factor })
    onSignedIn?.()
  }
  const form = useForm<Values>({
    initial: offeredAccount({ ...emptyAccount, password: '', code: '' }, types),
    check: (values) => ({
      ...checkAccount(values),
      ...(values.password === '' ? { password: 'REQUIRED' } : {}),
      ...(codeAtLogin && values.code.length !== 6 ? { code: 'REQUIRED' } : {}),
    }),
    places: { LOGIN_FAILED: 'password', CODE_INVALID: 'code', CODE_EXPIRED: 'code' },
    send: async (sdk, values) => {
      try {
        await logIn(sdk, values, {})
      } catch (error) {
        if ((error as Error).name !== 'SECOND_FACTOR_REQUIRED') throw error
        setSecond(true)
      }
    },
  })
  useFocusOnChange(isSecond, () => form.props.ref.current?.querySelector('h1'))
  if (!ready) return <SessionSkeleton name="login" />
  if (isSecond)
    return (
      <Root name="login" className="bl-session">
        <SecondStep
          logIn={(sdk, factor) => logIn(sdk, form.values, factor)}
          onBack={() => setSecond(false)}
        />
      </Root>
    )
  return (
    <Root name="login" className="bl-session">
      <form {...form.props} className="bl-session__form">
        <h1 className="bl-session__title">{t('login.title')}</h1>
        <AccountFields form={form} types={types} />
        <PasswordField
          {...form.field('password')}
          label={t('login.password')}
          autoComplete="current-password"
          maxLength={64}
          corner={
            onForgotPassword && (
              <button type="button" className="bl-link" onClick={() => onForgotPassword()}>
                {t('login.forgot')}
              </button>
            )
          }
        />
        {codeAtLogin && <CodeInput scene="login" account={form.values} form={form} />}
        <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
          {t('login.submit')}
        </Button>
        <FormFailure text={form.failure} />
        {onRegister && (
          <p className="bl-session__other">
            {t('login.new')}
            {gap}
            <button type="button" className="bl-link" onClick={() => onRegister()}>
              {t('login.register')}
            </button>
          </p>
        )}
      </form>
    </Root>
  )
}

/** The placeholder of a log-in, registration or password form while its texts load. */
export function SessionSkeleton({ name }: { name: string }) {
  return (
    <Root name={name} className="bl-session" aria-busy>
      <FormSkeleton />
    </Root>
  )
}

function FormSkeleton() {
  return (
    <div className="bl-session__form">
      <Skeleton width="40%" height={28} />
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={46} />
    </div>
  )
}
