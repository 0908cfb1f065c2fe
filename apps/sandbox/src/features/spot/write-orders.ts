import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** What a round leaves in the order tables. */
export interface OrderWrites {
  created: SpotOrder[]
  changed: SpotOrder[]
  fills: OrderFill[]
  /** Orders whose client id is free again. */
  retired: number[]
}

type Cell = string | number | bigint | boolean | null

/**
 * Writes all of it, set-based, in one statement, and answers the transaction's number, by which its fate can be
 * asked for when the connection is lost at the commit.
 */
export async function writeOrders(tx: Tx, writes: OrderWrites): Promise<string> {
  if (writes.retired.length > 0) {
    await sql`UPDATE spot_orders SET client_id_live = false WHERE id = ANY(${writes.retired})`.execute(tx)
  }
  const { rows } = await sql<{ xid: string }>`
    WITH created AS (${insertOrders(writes.created)}), changed AS (${updateOrders(writes.changed)}),
      filled AS (${insertFills(writes.fills)})
    SELECT pg_current_xact_id()::text AS xid`.execute(tx)
  return rows[0]!.xid
}

/** One array parameter for a column, however many rows there are. */
function columnOf<Row>(rows: Row[]) {
  return (cell: (row: Row) => Cell) => sql`${rows.map(cell)}`
}

function insertOrders(orders: SpotOrder[]) {
  const column = columnOf(orders)
  return sql`
    INSERT INTO spot_orders (id, order_no, member_id, client_order_id, client_id_live, symbol, side, type, price,
      quantity, total, tif, stp, filled, quote_filled, fee, held, status, reason, created_at, updated_at)
    SELECT * FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.orderNo)}::text[],
      ${column((o) => o.memberId)}::int8[], ${column((o) => o.clientOrderId)}::text[],
      ${column((o) => o.clientOrderId !== null)}::boolean[], ${column((o) => o.symbol)}::text[],
      ${column((o) => o.side)}::text[], ${column((o) => o.type)}::text[], ${column((o) => o.price)}::numeric[],
      ${column((o) => o.quantity)}::numeric[], ${column((o) => o.total)}::numeric[],
      ${column((o) => o.timeInForce)}::text[], ${column((o) => o.selfTrade)}::text[],
      ${column((o) => o.filled)}::numeric[], ${column((o) => o.quoteFilled)}::numeric[],
      ${column((o) => o.fee)}::numeric[], ${column((o) => o.held)}::numeric[],
      ${column((o) => o.status)}::text[], ${column((o) => o.reason)}::text[],
      ${column((o) => o.createdAt)}::int8[], ${column((o) => o.updatedAt)}::int8[])`
}

function updateOrders(orders: SpotOrder[]) {
  const column = columnOf(orders)
  return sql`
    UPDATE spot_orders AS known SET filled = new.filled, quote_filled = new.quote_filled, fee = new.fee,
      held = new.held, status = new.status, reason = new.reason, updated_at = new.updated_at
    FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.filled)}::numeric[],
      ${column((o) => o.quoteFilled)}::numeric[], ${column((o) => o.fee)}::numeric[],
      ${column((o) => o.held)}::numeric[], ${column((o) => o.status)}::text[],
      ${column((o) => o.reason)}::text[], ${column((o) => o.updatedAt)}::int8[])
      AS new (id, filled, quote_filled, fee, held, status, reason, updated_at)
    WHERE known.id = new.id`
}

function insertFills(fills: OrderFill[]) {
  const column = columnOf(fills)
  return sql`
    INSERT INTO spot_fills (trade_id, order_id, price, quantity, fee, liquidity, ts)
    SELECT * FROM unnest(${column((f) => f.tradeId)}::int8[], ${column((f) => f.order.id)}::int8[],
      ${column((f) => f.price)}::numeric[], ${column((f) => f.quantity)}::numeric[],
      ${column((f) => f.fee)}::numeric[], ${column((f) => f.liquidity)}::text[],
      ${column((f) => f.ts)}::int8[])`
}
