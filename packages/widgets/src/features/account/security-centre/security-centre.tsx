import { type Ref, useRef, useState } from 'react'
import type { Member } from '../../../shared/data/use-member.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useFocusOnChange } from '../../../shared/ui/use-focus-on-change.ts'
import { LoginHistory } from '../login-history/login-history.tsx'
import { OwnMember } from '../own-member.tsx'
import { SessionList } from '../sessions/sessions.tsx'
import { InPlace, type Step } from './in-place.tsx'
import { Protection } from './protection.tsx'
import { protectionsOf, securityTasks } from './protections.ts'
import { ReviewNotice } from './review-notice.tsx'
import '../account.css'
import '../../../shared/ui/panel.css'

const AuthenticatorDialog = lazyPart(() =>
  import('../authenticator/authenticator-dialog.tsx').then(({ AuthenticatorDialog }) => AuthenticatorDialog),
)

export type SecurityCentreProps = {
  onSignIn?: () => void
  /** Called when the member starts the identity verification. */
  onVerify?: () => void
  /**
   * Called when the member wants to change the log-in password, so that the host opens its own page for it.
   * Without this callback the widget shows the form itself.
   */
  onChangePassword?: () => void
  onFundPassword?: () => void
  onBindEmail?: () => void
  /** Called after the log-in password was changed in a form of this widget and every session has ended. */
  onPasswordChanged?: () => void
  /**
   * Called with true while a form has unsaved input that would be lost if the member left the form, and while recovery
   * codes are shown that the member has not confirmed as saved.
   */
  onDirtyChange?: (dirty: boolean) => void
}

/**
 * The security settings of the account, each with state and action, the devices that are logged in, and the
 * reason for withdrawal reviews.
 */
export function SecurityCentre(props: SecurityCentreProps) {
  const [step, setStep] = useState<Step | null>(null)
  const panel = useRef<HTMLElement>(null)
  useFocusOnChange(step, (before) =>
    panel.current?.querySelector<HTMLElement>(step ? 'h2' : `[data-protection="${before}"] button`),
  )
  return (
    <Root name="security" className="bl-account">
      <OwnMember skeleton={<CentreSkeleton />} onSignIn={props.onSignIn}>
        {(member) =>
          step ? (
            <InPlace panel={panel} step={step} onStep={setStep} {...props} />
          ) : (
            <Overview panel={panel} member={member} onStep={setStep} {...props} />
          )
        }
      </OwnMember>
    </Root>
  )
}

type OverviewProps = SecurityCentreProps & {
  panel: Ref<HTMLElement>
  member: Member
  onStep: (step: Step) => void
}

function Overview({ panel, member, onStep, onVerify, ...props }: OverviewProps) {
  const { t } = useText('account')
  const [isSettingUp, setSettingUp] = useState(false)
  const protections = protectionsOf(member)
  const { total, inPlace } = securityTasks(member)
  const open = {
    password: props.onChangePassword ?? (() => onStep('password')),
    fund: props.onFundPassword ?? (() => onStep('fund')),
    email: props.onBindEmail ?? (() => onStep('email')),
    phone: undefined,
    authenticator: () => setSettingUp(true),
    kyc: onVerify,
  }
  return (
    <>
      <ReviewNotice member={member} />
      <Panel ref={panel}>
        <header className="bl-security__head">
          <h2 className="bl-account__title">{t('security.title')}</h2>
          <div className="bl-security__sum">
            <p className="bl-account__text">{t('security.inPlace', { count: inPlace, total })}</p>
            <Meter
              percent={(100 * inPlace) / total}
              label={t('security.title')}
              tone={inPlace === total ? 'up' : 'warn'}
              width={96}
            />
          </div>
        </header>
        <ul>
          {protections.map((protection) => (
            <Protection key={protection.key} protection={protection} onOpen={open[protection.key]} />
          ))}
        </ul>
      </Panel>
      <div className="bl-security__more">
        <Panel title={t('security.sessions')}>
          <SessionList sessions={member.sessions} />
        </Panel>
        {member.login_history && member.login_history.length > 0 && (
          <LoginHistory records={member.login_history} />
        )}
        <Locks />
      </div>
      {isSettingUp && (
        <AuthenticatorDialog
          member={member}
          onClose={() => setSettingUp(false)}
          onDirtyChange={props.onDirtyChange}
        />
      )}
    </>
  )
}

/** A table of the limits on wrong passwords and codes, and of the end of each lock. */
function Locks() {
  const { t } = useText('account')
  return (
    <Panel title={t('locks.title')}>
      <dl className="bl-security__locks">
        {(['login', 'fund', 'fundReset', 'code'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`locks.${key}`)}</dt>
            <dd>{t(`locks.${key}Until`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const CentreSkeleton = () => (
  <div className="bl-panel" aria-busy="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="bl-account__row">
        <Skeleton width={40} height={40} round />
        <Skeleton height={40} />
      </div>
    ))}
  </div>
)
