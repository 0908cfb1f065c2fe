import { cookieStore, createBourselet } from '@bourselet/sdk'
import { BourseletProvider, pageOf, useText } from '@bourselet/widgets'
import { type ReactNode, useEffect, useState } from 'react'
import { signInPath } from '../shared/sign-in-path.ts'
import type { SiteConfig } from '../shared/site-config.ts'
import { SiteContext } from '../shared/site-context.ts'
import { applyConfig, followPreferences } from './document.ts'
import { openRouter, Pages } from './router.tsx'

function open(config: SiteConfig) {
  const sdk = createBourselet({
    baseUrl: config.apiBase,
    ...(config.streamUrl ? { streamUrl: config.streamUrl } : {}),
    ...(config.streamUrl === '' ? { stream: false } : {}),
    // A cookie keeps the member logged in after a reload and in other tabs. Scripts can read this cookie, but
    // the site runs no third-party scripts.
    tokenStore: cookieStore(),
    onSignedOut: () => {
      const { pathname, search } = location
      router.navigate(signInPath(pathname + search))
    },
  })
  const { preferences } = pageOf(sdk)
  applyConfig(config, preferences)
  followPreferences(preferences, (locale) => sdk.setLanguage(locale))
  // Creating the router starts to load the first page and the messages of the member's language. So the preferences,
  // which contain the language, are applied first.
  const router = openRouter(sdk)
  return { sdk, router }
}

/** Renders the whole member site with one SDK client. */
export function Site({ config }: { config: SiteConfig }) {
  const [{ sdk, router }] = useState(() => open(config))
  useEffect(() => () => sdk.close(), [sdk])
  return (
    <BourseletProvider client={sdk}>
      <SiteContext value={config}>
        <Worded>
          <Pages router={router} />
        </Worded>
      </SiteContext>
    </BourseletProvider>
  )
}

/**
 * Renders its children only after the messages of the site are loaded. The delay is short: the messages are
 * small and load at the same time as the script of the page.
 */
function Worded({ children }: { children: ReactNode }) {
  const { ready } = useText('site')
  return ready ? children : null
}
