import { type Decimal, fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesOrderRow } from './futures.migration.ts'
import type { FuturesFill, FuturesOrder } from './futures-order.ts'

const LIVE: FuturesOrder['status'][] = ['open', 'partial', 'pending']

const short = (units: bigint): Decimal => fromUnits(units, 8, false)
const optional = (units: bigint | null) => (units === null ? null : short(units))

/** An order as it is stored. */
export function orderOf(row: FuturesOrderRow): FuturesOrder {
  return {
    id: row.id,
    orderNo: row.order_no,
    memberId: row.member_id,
    clientOrderId: row.client_order_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    price: optional(row.price),
    quantity: optional(row.quantity),
    leverage: row.leverage,
    marginMode: row.margin_mode,
    reduceOnly: row.reduce_only,
    timeInForce: row.tif,
    selfTrade: row.stp,
    takeProfit: optional(row.take_profit),
    stopLoss: optional(row.stop_loss),
    triggerPrice: optional(row.trigger_price),
    triggerBy: row.trigger_by,
    filled: short(row.filled),
    quoteFilled: short(row.quote_filled),
    fee: short(row.fee),
    positionEffect: row.position_effect,
    liquidation: row.liquidation,
    reserved: row.reserved,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Every order that rests or waits, in the sequence of acceptance. */
export async function readLiveOrders(reader: Reader): Promise<FuturesOrder[]> {
  const rows = reader.selectFrom('futures_orders').selectAll().where('status', 'in', LIVE)
  return (await rows.orderBy('id').execute()).map(orderOf)
}

/** The trades of these orders by order id, oldest first. */
export async function readFills(reader: Reader, orders: FuturesOrder[]): Promise<Map<number, FuturesFill[]>> {
  const fills = new Map<number, FuturesFill[]>(orders.map(({ id }) => [id, []]))
  if (orders.length === 0) return fills
  const byId = new Map(orders.map((order) => [order.id, order]))
  const rows = await reader
    .selectFrom('futures_fills')
    .selectAll()
    .where('order_id', 'in', [...byId.keys()])
    .orderBy('trade_id')
    .execute()
  for (const { order_id, trade_id: tradeId, price, quantity, fee, ...row } of rows) {
    const order = byId.get(order_id)!
    const amounts = { price: short(price), quantity: short(quantity), fee: short(fee) }
    fills.get(order_id)!.push({ ...row, ...amounts, tradeId, order })
  }
  return fills
}
