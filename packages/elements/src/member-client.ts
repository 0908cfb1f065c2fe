// Creates the client for member tags, that is, for all custom elements that show more than public market data. Only the
// operator's own pages load this file. A partner's page shows member tags in iframes, and each iframe creates its
// client in `enterFrame`.
import { cookieStore, createBourselet, memoryStore } from '@bourselet/sdk'
import './compact-query-writes.ts'
import { setMemberOpener } from './member-opener.ts'

setMemberOpener((options, tokenStore) =>
  createBourselet({ ...options, tokenStore: tokenStore === 'cookie' ? cookieStore() : memoryStore() }),
)
