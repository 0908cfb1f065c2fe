// The client of member tags. Only pages of the operator load it, and frames, so that a partner's page with market tags
// does not load it.
import { cookieStore, createBourselet, memoryStore } from '@bourselet/sdk'
import './compact-query-writes.ts'
import { setMemberOpener } from './member-opener.ts'

setMemberOpener((options, tokenStore) =>
  createBourselet({ ...options, tokenStore: tokenStore === 'cookie' ? cookieStore() : memoryStore() }),
)
