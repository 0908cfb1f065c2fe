import { inSnapshot, type Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes, submit } from '../../http/routes.ts'
import { findContract } from '../../prices/contracts.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { readCancel } from '../../trading/known-orders.ts'
import {
  amendCommand,
  cancelCommand,
  closeAllCommand,
  closeCommand,
  placeCommand,
  readCommand,
} from './futures-command.ts'
import { closedList, orderList } from './futures-list.ts'
import type { FuturesLoop } from './futures-memory.ts'
import { readClose, readDraft } from './futures-request.ts'

export function futuresRoutes(exchange: Exchange, loop: FuturesLoop) {
  return defineRoutes({
    'futures.place': async (request, { memberId, db }) => {
      const { type } = request
      const isOffered = type === 'tp' || type === 'sl' || exchange.settings.futuresOrderTypes.includes(type)
      if (!isOffered) throw invalid({ type: 'MODE_INVALID' })
      const draft = readDraft(memberId, request)
      if (findContract(draft.symbol) === undefined) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
      const { order_no: orderNo } = request
      const reduces = orderNo === undefined ? draft.reduceOnly : await isReduceOnly(db, memberId, orderNo)
      if (!reduces) await exchange.kyc.demand(db, memberId, 'futures')
      return loop.submit(orderNo === undefined ? placeCommand(draft) : amendCommand(orderNo, draft))
    },
    'futures.cancel': (request, { memberId }) => loop.submit(cancelCommand(memberId, readCancel(request))),
    'futures.close': (request, { memberId }) => {
      const close = readClose(memberId, request)
      return submit((keep) =>
        loop.submit(close === null ? closeAllCommand(memberId, keep) : closeCommand(close, keep)),
      )
    },
    'futures.orders': (request, { memberId, db }) => inSnapshot(db, (tx) => orderList(tx, memberId, request)),
    'futures.positions': (request, { memberId, db }) =>
      request?.scope === 'closed'
        ? closedList(db, memberId, request)
        : loop.submit(
            readCommand((batch) => ({
              account: batch.account(memberId),
              list: batch.positions(memberId, request?.symbol),
            })),
          ),
  })
}

/** Returns true if an order of a member is reduce-only. An amendment cannot change whether an order is reduce-only. */
async function isReduceOnly(reader: Reader, memberId: number, orderNo: string): Promise<boolean> {
  const order = await reader
    .selectFrom('futures_orders')
    .select('reduce_only')
    .where('order_no', '=', orderNo)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return order?.reduce_only ?? false
}
