import { QueryClient } from '@tanstack/react-query'
import { isPassing } from '../i18n/is-passing.ts'
import { createTexts, type Texts } from '../i18n/texts.ts'
import type { PageClient } from './client.ts'
import { createOutages, type Outages } from './outages.ts'
import { createPreferences, type PreferencesStore } from './preferences.ts'
import { createSession, type SessionStore } from './session.ts'
import { createToasts, type ToastStore } from './toasts.ts'

/** The state that all widgets of one client on a page share, even in different React roots. */
export type Page = {
  queryClient: QueryClient
  outages: Outages
  session: SessionStore
  preferences: PreferencesStore
  texts: Texts
  toasts: ToastStore
}

const pages = new WeakMap<PageClient, Page>()

/** Returns the page-wide state of a client. The state is created at the first call. */
export function pageOf(client: PageClient): Page {
  const known = pages.get(client)
  if (known) return known
  const page = createPage(client)
  pages.set(client, page)
  return page
}

function createPage(client: PageClient): Page {
  // The SDK already repeats failed calls, so the query client must not repeat them. If a call still fails, `outages`
  // repeats it once the API answers again. `BourseletProvider` mounts the query client.
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 5_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const session = createSession(client)
  const toasts = createToasts()
  const ofMember = {
    predicate: (query: { meta?: Record<string, unknown> | undefined }) => query.meta?.member === true,
  }
  session.subscribe(({ signedIn }) => {
    // Toasts contain amounts of the member, and the next person at this page may be someone else.
    toasts.closeAll()
    // After a log-in or log-out, the answers for the former member must disappear. A list that has moved to another
    // page still shows the rows of its previous page until the new page is loaded. If the query of the previous page
    // were removed, the list would keep showing these rows. So the queries are reset instead of removed.
    const cache = queryClient.getQueryCache()
    for (const query of cache.findAll(ofMember)) {
      query.reset()
      if (query.getObserversCount() === 0) cache.remove(query)
    }
    if (signedIn) void queryClient.refetchQueries({ ...ofMember, type: 'active' })
  })
  const outages = createOutages(client, () => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isPassing(state.error) })
  })
  return {
    queryClient,
    outages,
    session,
    preferences: createPreferences(),
    texts: createTexts(),
    toasts,
  }
}
