import '@bourselet/widgets/styles.css'
import { createBourselet, memoryStore } from '@bourselet/sdk'
import { BourseletProvider, type Locale } from '@bourselet/widgets'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { inject, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openRouter, Pages } from '../app/router.tsx'
import { readSiteConfig } from '../shared/site-config.ts'
import { SiteContext } from '../shared/site-context.ts'
import '../site.css'

declare module 'vitest' {
  export interface ProvidedContext {
    testExchange: string
  }
}

export type SiteOptions = {
  /** Width of the window in px. Default 1440. */
  width?: number
  signedIn?: boolean
  /** Language of the site. Default `en`. */
  locale?: Locale
  /** Data with which the server answers a call, by the last part of the call's path. */
  answers?: Record<string, unknown>
  /** True if `answers` deliberately violate the contract. */
  breaksContract?: boolean
  /** Fields that replace fields of the contract's example answer, by the last part of the call's path. */
  samples?: Record<string, object>
}

/** Options with a long timeout, for pages whose scripts load slowly on a busy machine. */
export const longWait = { timeout: 30_000 }

let count = 0

/**
 * Renders the site at a path, connected to a test exchange that only this test uses. Starts with an empty browser
 * storage.
 */
export async function renderSite(path: string, options: SiteOptions = {}) {
  const {
    width = 1440,
    signedIn,
    locale = 'en',
    answers = {},
    breaksContract = false,
    samples = {},
  } = options
  localStorage.clear()
  await page.viewport(width, 900)
  count += 1
  const baseUrl = `${inject('testExchange')}/x/site-${Date.now()}-${count}-${Math.random().toString(36).slice(2)}`
  const step = async (body: object) => {
    const answer = await fetch(`${baseUrl}/step`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer
  }
  await step({ do: 'answers', data: answers, breaksContract })
  for (const [call, changes] of Object.entries(samples)) await step({ do: 'sample', call, changes })
  const sdk = createBourselet({ baseUrl, tokenStore: memoryStore(), syncTabs: false })
  if (signedIn) sdk.token.set('t'.repeat(32))
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = openRouter(sdk, history)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <BourseletProvider client={sdk} locale={locale}>
      <SiteContext
        value={readSiteConfig({}, { apiBase: baseUrl, name: 'Testbourse', theme: 'dark', tokens: {} })}
      >
        <Pages router={router} />
      </SiteContext>
    </BourseletProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
    router.close()
    sdk.close()
    localStorage.clear()
  })
  const at = () => history.location.pathname + history.location.search
  /** Returns the number of requests of each call, by the last part of the call's path. */
  const inspect = async (): Promise<{ calls: Record<string, number>; requests: Record<string, object> }> =>
    (await step({ do: 'inspect' })).json()
  return { sdk, router, history, at, step, inspect }
}
