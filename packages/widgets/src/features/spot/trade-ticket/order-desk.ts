import { keepDesks } from '../../../shared/ticket/order-desk.ts'
import type { OrderRequest, PlacedOrder } from './order-request.ts'

/** The desk that sends the spot orders of a symbol. */
export const orderDeskOf = keepDesks<OrderRequest, PlacedOrder>((sdk) => ({
  send: (order) => sdk.spot.place(order),
  read(event) {
    if (event.kind !== 'order') return null
    const { order } = event
    return { id: order.client_order_id, placed: { ...order, fills: order.fills ?? [] } }
  },
}))
