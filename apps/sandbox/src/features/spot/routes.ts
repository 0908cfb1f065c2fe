import { inSnapshot } from '../../database/transaction.ts'
import type { AiOrders } from '../../exchange/capabilities.ts'
import type { Settings } from '../../exchange/settings.ts'
import { defineRoutes } from '../../http/routes.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { readCancel } from '../../trading/known-orders.ts'
import { openOrders, orderHistory } from './order-list.ts'
import { amendCommand, cancelCommand, placeCommand } from './spot-command.ts'
import type { SpotBooks } from './spot-market.ts'
import type { SpotLoop } from './spot-memory.ts'
import { readOrder } from './spot-request.ts'

export function spotRoutes(
  books: SpotBooks,
  loop: SpotLoop,
  aiOrders: AiOrders,
  settings: Pick<Settings, 'spotOrderTypes'>,
) {
  return defineRoutes({
    'spot.place': (request, { memberId }) => {
      if (!settings.spotOrderTypes.includes(request.type)) throw invalid({ type: 'MODE_INVALID' })
      const draft = readOrder(memberId, request)
      const market = books.get(request.symbol)
      if (market === undefined) throw new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
      const { order_no: orderNo } = request
      return orderNo === undefined
        ? loop.submit(placeCommand(market.rules, draft))
        : loop.submit(amendCommand(market.rules, orderNo, draft))
    },
    'spot.cancel': (request, { memberId }) => loop.submit(cancelCommand(memberId, readCancel(request))),
    'spot.orders': ({ type = 'spot', ...asked }, { memberId, db }) =>
      inSnapshot(db, (tx) =>
        type === 'ai' ? aiOrders(tx, memberId, asked) : orderHistory(tx, memberId, asked),
      ),
    'spot.openOrders': (request, { memberId, db }) => openOrders(db, memberId, request),
  })
}
