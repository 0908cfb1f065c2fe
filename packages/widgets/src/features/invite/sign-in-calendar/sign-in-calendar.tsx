import { useCall } from '../../../shared/data/use-call.ts'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { widget } from '../../../shared/ui/widget.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import './sign-in-calendar.css'

export type SignInCalendarProps = { onSignIn?: () => void }

/**
 * The daily sign-in: the seven days of the reward cycle with their rewards, a calendar of the month, and the
 * button that signs in today.
 */
export const SignInCalendar = widget(
  'sign-in-calendar',
  function SignInCalendar({ onSignIn }: SignInCalendarProps) {
    const { t, ready } = useText('invite')
    const { signedIn } = useSession()
    return (
      <Root name="sign-in-calendar">
        {ready && (
          <Panel title={t('sign.title')}>
            {signedIn ? <Week /> : <SignedOut title={t('sign.signedOut')} onSignIn={onSignIn} />}
          </Panel>
        )}
      </Root>
    )
  },
)

function Week() {
  const { t } = useText('invite')
  const format = useFormat()
  const errorText = useErrorText()
  // The log states whether the member has signed in today, so it is read again at the start of each UTC day.
  const key = ['invite.signLog', useServerDay()]
  const { data, error, refetch, refreshing } = useCall(key, (sdk, options) => sdk.invite.signLog(options), {
    member: true,
    keepPrevious: true,
  })
  const intent = useIntent({
    send: (sdk, _day: null) => sdk.invite.signToday(),
    invalidates: [key],
    // The server refuses the sign-in if the member has already signed in today: in another tab, or by a request whose
    // answer was lost. Then the log of this tab is outdated and is loaded again.
    onFailed: refetch,
  })
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  if (!data) return <Skeleton height={496} />
  const { streak, week, signed_today, total_reward } = data
  return (
    <div className="bl-sign-in">
      <div className="bl-sign-in__top">
        <p>
          <strong>{t('sign.streak', { count: streak })}</strong>
          <small>{t('sign.rule')}</small>
        </p>
        <Button disabled={signed_today} busy={intent.isBusy} onClick={() => intent.submit(null)}>
          {t(signed_today ? 'sign.done' : 'sign.submit')}
        </Button>
      </div>
      <ol className="bl-sign-in__week bl-numbers">
        {week.map(({ cycle_day, reward, signed }) => (
          <li key={cycle_day} data-signed={signed || undefined}>
            <span>{t('sign.day', { day: cycle_day })}</span>
            <strong>{format.amount(reward)}</strong>
            <small className="bl-hidden">{t(signed ? 'sign.isSigned' : 'sign.open')}</small>
          </li>
        ))}
      </ol>
      <MonthCalendar log={data} />
      <p className="bl-numbers">{t('sign.total', { total: format.amount(total_reward) })}</p>
      {/* Once the log shows the sign-in of today, the member has what the press was for. */}
      {intent.state.phase === 'refused' && !signed_today && (
        <Notice tone="error">{errorText(intent.error)}</Notice>
      )}
      <UnknownOutcome intent={intent} />
    </div>
  )
}
