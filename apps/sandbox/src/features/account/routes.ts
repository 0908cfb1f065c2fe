import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { assetsOf, memberView } from '../../members/member-view.ts'
import { changePassword } from './change-password.ts'

export function accountRoutes(exchange: Exchange) {
  const { members, ledger, index, clock, database, destinations } = exchange
  return defineRoutes({
    'account.info': async (_request, { memberId }) => {
      const row = await members.get(database.db, memberId)
      const wallet = await ledger.wallet(database.db, memberId)
      return {
        ...memberView(row, wallet, index, clock.now()),
        wallet_info: await destinations.of(database.db, memberId),
        assets: assetsOf(wallet, index),
      }
    },
    'account.changePassword': (request, context) => changePassword(exchange, request, context),
  })
}
