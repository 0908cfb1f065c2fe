import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveDestination } from './save-destination.ts'
import { withdrawRecords } from './withdraw-records.ts'

export function withdrawRoutes(exchange: Exchange) {
  return defineRoutes({
    'withdraw.request': (request, context) =>
      'action' in request
        ? cancelWithdrawal(exchange, context, request)
        : requestWithdrawal(exchange, context, request),
    'withdraw.requestUsdt': (request, context) =>
      requestWithdrawal(exchange, context, { ...request, coin: 'USDT' }),
    'withdraw.records': (request, { memberId, db }) => withdrawRecords(db, memberId, request ?? {}),
    'withdraw.saveDestination': (request, context) => saveDestination(exchange, context, request),
  })
}
