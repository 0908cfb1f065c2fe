import type { Reader } from '../../database/transaction.ts'
import type { SpotOrderRow } from './spot.migration.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** An order as it is stored. */
export function orderOf(row: SpotOrderRow): SpotOrder {
  return {
    id: row.id,
    orderNo: row.order_no,
    memberId: row.member_id,
    clientOrderId: row.client_order_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    price: row.price,
    quantity: row.quantity,
    total: row.total,
    timeInForce: row.tif,
    selfTrade: row.stp,
    filled: row.filled,
    quoteFilled: row.quote_filled,
    fee: row.fee,
    held: row.held,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Every order that rests in a book, in the sequence of acceptance. */
export async function readOpenOrders(reader: Reader): Promise<SpotOrder[]> {
  const rows = reader.selectFrom('spot_orders').selectAll().where('status', 'in', ['open', 'partial'])
  return (await rows.orderBy('id').execute()).map(orderOf)
}

/** The trades of these orders by order id, oldest first. */
export async function readFills(reader: Reader, orders: SpotOrder[]): Promise<Map<number, OrderFill[]>> {
  const fills = new Map<number, OrderFill[]>(orders.map(({ id }) => [id, []]))
  if (orders.length === 0) return fills
  const byId = new Map(orders.map((order) => [order.id, order]))
  const rows = await reader
    .selectFrom('spot_fills')
    .selectAll()
    .where('order_id', 'in', [...byId.keys()])
    .orderBy('trade_id')
    .execute()
  for (const { order_id, trade_id: tradeId, ...row } of rows) {
    fills.get(order_id)!.push({ ...row, tradeId, order: byId.get(order_id)! })
  }
  return fills
}
