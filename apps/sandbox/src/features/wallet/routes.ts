import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { balancesOf } from './balances.ts'
import { changesOf } from './changes.ts'
import { tradingAccountOf } from './trading-account.ts'

export function walletRoutes(exchange: Exchange, wallets: FuturesWallets) {
  return defineRoutes({
    'wallet.balances': (request, { memberId, db }) => balancesOf(exchange, wallets, db, memberId, request),
    'wallet.tradingAccount': (request, { memberId, db }) =>
      tradingAccountOf(exchange, wallets, db, memberId, request),
    'wallet.changes': (request, { memberId, db }) => changesOf(db, memberId, request),
  })
}
