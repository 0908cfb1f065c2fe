// Creates the client of member tags. Only the operator's own pages load this file. A partner's page with market tags
// does not, and a frame creates its client itself (`enterFrame`).
import { cookieStore, createBourselet, memoryStore } from '@bourselet/sdk'
import './compact-query-writes.ts'
import { setMemberOpener } from './member-opener.ts'

setMemberOpener((options, tokenStore) =>
  createBourselet({ ...options, tokenStore: tokenStore === 'cookie' ? cookieStore() : memoryStore() }),
)
