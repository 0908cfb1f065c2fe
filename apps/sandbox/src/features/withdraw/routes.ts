import type { Exchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import { defineRoutes } from '../../http/routes.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveDestination } from './save-destination.ts'
import { withdrawalView } from './withdrawal-view.ts'

export function withdrawRoutes(exchange: Exchange) {
  return defineRoutes({
    'withdraw.request': (request, context) =>
      'action' in request
        ? cancelWithdrawal(exchange, context, request)
        : requestWithdrawal(exchange, context, request),
    'withdraw.requestUsdt': (request, context) =>
      requestWithdrawal(exchange, context, { ...request, coin: 'USDT' }),
    'withdraw.records': async (request, { memberId, db }) => {
      const own = db.selectFrom('withdrawals').where('member_id', '=', memberId)
      const { page, list } = await pagedRows(own, request ?? {}, { filters: ['coin', 'status'] })
      return { page, list: list.map(withdrawalView) }
    },
    'withdraw.saveDestination': (request, context) => saveDestination(exchange, context, request),
  })
}
