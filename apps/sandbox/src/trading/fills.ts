import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

/** A member's side of one trade. Amounts are in units of 1e-8. */
export interface Fill<Order> {
  tradeId: number
  order: Order
  price: bigint
  quantity: bigint
  fee: bigint
  liquidity: 'maker' | 'taker'
  ts: number
}

declare module '../database/tables.ts' {
  interface Tables {
    spot_fills: FillRow
    futures_fills: FillRow
  }
}

interface FillRow extends Omit<Fill<unknown>, 'tradeId' | 'order'> {
  trade_id: number
  order_id: number
}

/** Maximum number of fills in the answer about an order, as the contract states it. */
const MOST_LISTED = 1000

/**
 * Maximum number of fills in the answer with a page of orders, as the contract states it. A page of 100 orders with 1,000
 * fills each would have 14 MB, and writing it would stop the process for longer than prices may be delayed.
 */
export const MOST_TOGETHER = 5000

/** Returns the fills that an answer about an order lists: all fills, or the newest 1,000 if there are more. */
export const listedFills = <Fill>(fills: readonly Fill[]): readonly Fill[] => fills.slice(-MOST_LISTED)

/**
 * Returns the newest 1,000 fills of each of the given orders of a product, by order id, oldest first; of all orders
 * together at most the newest `most`. An order can have any number of fills, and reading all of them would keep the
 * process busy.
 */
export async function readFills<Order extends { id: number }>(
  reader: Reader,
  table: 'spot_fills' | 'futures_fills',
  orders: readonly Order[],
  most: number | null = null,
): Promise<Map<number, Fill<Order>[]>> {
  const fills = new Map<number, Fill<Order>[]>(orders.map(({ id }) => [id, []]))
  if (orders.length === 0) return fills
  const byId = new Map(orders.map((order) => [order.id, order]))
  const { rows } = await sql<FillRow>`
    SELECT * FROM (
      SELECT fill.* FROM unnest(${[...byId.keys()]}::int8[]) AS wanted (id), LATERAL (
        SELECT * FROM ${sql.table(table)} WHERE order_id = wanted.id ORDER BY trade_id DESC LIMIT ${MOST_LISTED}) AS fill
      ORDER BY fill.trade_id DESC LIMIT ${most}::int8) AS newest
    ORDER BY trade_id`.execute(reader)
  for (const { order_id, trade_id: tradeId, ...row } of rows) {
    fills.get(order_id)!.push({ ...row, tradeId, order: byId.get(order_id)! })
  }
  return fills
}
