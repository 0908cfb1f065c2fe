// Creates the client for member tags, that is, for all custom elements that show more than public market data. Only the
// operator's own pages load this file. A partner's page shows member tags in iframes, and each iframe creates its
// client in `enterFrame`.
import { cookieStore, createBourselet, memoryStore, type TokenStore } from '@bourselet/sdk'
import './compact-query-writes.ts'
import { setMemberOpener } from './member-opener.ts'
import { pageWide } from './page-wide.ts'

/** Returns the token store for the API at `base`. All copies of this package on the page share this store. */
function pageStore(base: string): TokenStore {
  if (pageWide.token?.base !== base) pageWide.token = { base, store: memoryStore() }
  return pageWide.token.store
}

setMemberOpener((options, tokenStore) => {
  const store = pageStore(options.baseUrl)
  return createBourselet({ ...options, tokenStore: tokenStore === 'cookie' ? cookieStore() : store })
})
