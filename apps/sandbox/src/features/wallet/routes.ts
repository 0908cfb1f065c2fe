import { inSnapshot } from '../../database/transaction.ts'
import type { Capabilities } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { balancesOf } from './balances.ts'
import { type Causes, changesOf } from './changes.ts'
import { tradingAccountOf } from './trading-account.ts'

export function walletRoutes(exchange: Exchange, sources: Pick<Capabilities, 'futuresWallets'> & Causes) {
  return defineRoutes({
    'wallet.balances': (request, { memberId, db }) =>
      inSnapshot(db, (tx) => balancesOf(exchange, sources.futuresWallets, tx, memberId, request)),
    'wallet.tradingAccount': (request, { memberId, db }) =>
      tradingAccountOf(exchange, sources.futuresWallets, db, memberId, request),
    'wallet.changes': (request, { memberId, db }) =>
      inSnapshot(db, (tx) => changesOf(tx, sources, memberId, request)),
  })
}
