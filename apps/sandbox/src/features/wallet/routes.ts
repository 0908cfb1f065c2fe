import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { balancesOf } from './balances.ts'
import { type Causes, changesOf } from './changes.ts'
import type { WorthSources } from './daily-totals.ts'
import { tradingAccountOf } from './trading-account.ts'

export function walletRoutes(exchange: Exchange, sources: WorthSources & Causes) {
  return defineRoutes({
    'wallet.balances': (request, { memberId, db }) => balancesOf(exchange, sources, db, memberId, request),
    'wallet.tradingAccount': (request, { memberId, db }) =>
      tradingAccountOf(exchange, sources.futuresWallets, db, memberId, request),
    'wallet.changes': (request, { memberId, db }) => changesOf(db, sources, memberId, request),
  })
}
