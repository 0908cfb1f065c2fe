import type { OrderDraft, SpotOrder } from './spot-order.ts'

/** Whether a repeated client id asks for the same order again (rulebook 2.7): every field of the request. */
export function sameOrder(order: SpotOrder, symbol: string, draft: OrderDraft): boolean {
  return (
    order.symbol === symbol &&
    order.side === draft.side &&
    order.type === draft.type &&
    order.price === draft.price &&
    order.quantity === draft.quantity &&
    order.total === draft.total &&
    order.timeInForce === draft.timeInForce &&
    order.selfTrade === draft.selfTrade
  )
}
