import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveDestination } from './save-destination.ts'
import { withdrawRecords } from './withdraw-records.ts'

export function withdrawRoutes(exchange: Exchange) {
  return defineRoutes({
    'withdraw.request': (request, { memberId, transaction }) =>
      transaction((tx) =>
        'action' in request
          ? cancelWithdrawal(exchange, tx, memberId, request)
          : requestWithdrawal(exchange, tx, memberId, request),
      ),
    'withdraw.requestUsdt': (request, { memberId, transaction }) =>
      transaction((tx) => requestWithdrawal(exchange, tx, memberId, { ...request, coin: 'USDT' })),
    'withdraw.records': (request, { memberId }) => withdrawRecords(exchange, memberId, request ?? {}),
    'withdraw.saveDestination': (request, { memberId, transaction }) =>
      transaction((tx) => saveDestination(exchange, tx, memberId, request)),
  })
}
