import { BourseletProvider, useMember, useSession, useText } from '@bourselet/widgets'
import { Button, Root } from '@bourselet/widgets/ui'
import { useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from '../../page.ts'
import type { Admission } from './admission.ts'
import { Refused } from './refused.tsx'
import type { SubmitGate } from './submit-gate.ts'
import type { Views } from './views.ts'

type BarProps = { views: Views; gate: SubmitGate; admission: Admission }

/**
 * The bar above the widget of a frame. While a form is open, the bar shows a back button, otherwise the name of the
 * signed-in member. While a member is signed in, it also shows a log-out button. If the frame refuses presses because
 * it is covered or too small, the bar shows a link to the site. If the operator has refused to show the frame, the bar
 * shows only the reason.
 */
export function Bar(props: BarProps) {
  const { client, ...appearance } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider client={client} {...appearance}>
      <Content {...props} />
    </BourseletProvider>
  )
}

function Content({ views, gate, admission }: BarProps) {
  const { t, ready } = useText('shared')
  const { canGoBack } = useSyncExternalStore(views.subscribe, views.state)
  const { signedIn, signOut } = useSession()
  const { data: member } = useMember()
  const refusal = useSyncExternalStore(gate.subscribe, gate.refusal)
  const isBarred = refusal === 'FRAME_COVERED' || refusal === 'FRAME_SMALL'
  const reason = useSyncExternalStore(admission.subscribe, admission.refusal)
  // frame.html is in the folder `elements/`, so the link leads one folder up, to the site's first page.
  const link = (
    <a
      className="bl-link"
      href={new URL('../', location.href).href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('newWindow')}
    </a>
  )
  if (ready && reason !== null)
    return (
      <Root name="frame-bar">
        <Refused name={reason} onRetry={admission.retry} link={link} />
      </Root>
    )
  if (!ready || !(signedIn || canGoBack || isBarred)) return null
  return (
    <Root name="frame-bar" density="compact">
      <div className="bl-frame-bar__row">
        {canGoBack ? (
          <Button size="small" variant="quiet" onClick={views.goBack}>
            {t('back')}
          </Button>
        ) : (
          <span className="bl-frame-bar__who">{member && (member.email ?? member.phone)}</span>
        )}
        {signedIn && (
          <Button size="small" variant="quiet" onClick={signOut}>
            {t('signOut')}
          </Button>
        )}
      </div>
      {isBarred && link}
    </Root>
  )
}
