import type { Order } from './order.ts'

export type OrderKind = 'limit' | 'market' | 'postOnly' | 'tp' | 'sl' | 'liquidation'

/** Returns the message key that names the type of an order. */
export function orderKind(order: Order): OrderKind {
  if ('liquidation' in order && order.liquidation) return 'liquidation'
  return order.type === 'limit' && order.tif === 'PO' ? 'postOnly' : order.type
}
