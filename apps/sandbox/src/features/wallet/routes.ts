import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { balancesOf } from './balances.ts'
import { changesOf } from './changes.ts'
import { tradingAccountOf } from './trading-account.ts'

export function walletRoutes(exchange: Exchange) {
  return defineRoutes({
    'wallet.balances': (request, { memberId }) => balancesOf(exchange, memberId, request),
    'wallet.tradingAccount': (request, { memberId }) => tradingAccountOf(exchange, memberId, request),
    'wallet.changes': (request, { memberId }) => changesOf(exchange, memberId, request),
  })
}
