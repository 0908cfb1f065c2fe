// Creates the client of member tags. Only the operator's own pages load this file. A partner's page with market tags
// needs no client of member tags. A frame creates its client in `enterFrame`.
import { cookieStore, createBourselet, memoryStore } from '@bourselet/sdk'
import './compact-query-writes.ts'
import { setMemberOpener } from './member-opener.ts'

setMemberOpener((options, tokenStore) =>
  createBourselet({ ...options, tokenStore: tokenStore === 'cookie' ? cookieStore() : memoryStore() }),
)
