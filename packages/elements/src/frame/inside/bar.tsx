import { BourseletProvider, useMember, useSession, useText } from '@bourselet/widgets'
import { Button, Root } from '@bourselet/widgets/ui'
import { useSyncExternalStore } from 'react'
import { setting, subscribeSetting } from '../../page.ts'
import type { Views } from './views.ts'

/** Above the widget: the way back from what was opened on the way, and who is signed in with the way out. */
export function Bar({ views }: { views: Views }) {
  const { client, locale, theme, marketColours } = useSyncExternalStore(subscribeSetting, setting)
  return (
    <BourseletProvider client={client} locale={locale} theme={theme} marketColours={marketColours}>
      <Content views={views} />
    </BourseletProvider>
  )
}

function Content({ views }: { views: Views }) {
  const { t, ready } = useText('shared')
  const { canGoBack } = useSyncExternalStore(views.subscribe, views.state)
  const { signedIn, signOut } = useSession()
  const { data: member } = useMember()
  if (!ready || (!signedIn && !canGoBack)) return null
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
    </Root>
  )
}
