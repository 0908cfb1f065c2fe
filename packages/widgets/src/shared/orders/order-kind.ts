import type { Order } from './order.ts'

export type OrderKind = Order['type'] | 'postOnly' | 'liquidation'

/** Returns the message key that names the type of an order. */
export function orderKind(order: Order): OrderKind {
  if ('liquidation' in order && order.liquidation) return 'liquidation'
  // The limit leg of an OCO is always post-only, so its type is shown without "post-only". All other post-only orders
  // have the type "post-only".
  const isLeg = 'oco_order_no' in order && order.oco_order_no !== null
  return order.type === 'limit' && order.tif === 'PO' && !isLeg ? 'postOnly' : order.type
}
