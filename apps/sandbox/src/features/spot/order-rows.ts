import { sql } from 'kysely'
import { columnOf } from '../../database/column-of.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { TurnoverSource } from '../../exchange/capabilities.ts'
import { findListing } from '../../prices/listings.ts'
import { addTurnover, readTurnover } from '../../trading/turnover.ts'
import type { SpotOrderRow, StoredTerms } from './spot.migration.ts'
import { type OrderFill, type OrderTerms, openStatuses, type SpotOrder } from './spot-order.ts'
import { withExtremes } from './trailing-extremes.ts'

/** Converts a row of the table `spot_orders` to an order. */
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
    bookId: row.book_id,
    triggerPrice: row.trigger_price,
    triggerWhen: row.trigger_when,
    trailPct: row.trail_pct,
    triggeredAt: row.triggered_at,
    placedTerms: row.placed_terms === null ? null : termsFrom(row.placed_terms),
    oco: row.oco_id === null ? null : { id: row.oco_id, orderNo: row.oco_order_no! },
    ocoStop: row.oco_trigger === null ? null : { triggerPrice: row.oco_trigger, price: row.oco_price },
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const termNames = ['price', 'quantity', 'total', 'triggerPrice', 'trailPct'] as const

function termsFrom(stored: StoredTerms): OrderTerms {
  const units = (text: string | null) => (text === null ? null : BigInt(text))
  const entries = termNames.map((name) => [name, units(stored[name])] as const)
  return Object.fromEntries(entries) as OrderTerms
}

function storedTerms({ placedTerms }: SpotOrder): string | null {
  if (placedTerms === null) return null
  return JSON.stringify(placedTerms, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

/** Returns all orders that wait for a trigger or rest in a book, oldest first. */
export async function readOpenOrders(reader: Reader): Promise<SpotOrder[]> {
  const rows = reader.selectFrom('spot_orders').selectAll().where('status', 'in', openStatuses)
  return withExtremes(reader, (await rows.orderBy('id').execute()).map(orderOf))
}

/** Returns the stop leg of each given order that is the limit leg of an OCO order. */
export async function readLegs(reader: Reader, orders: SpotOrder[]): Promise<SpotOrder[]> {
  const ids = orders.flatMap(({ oco, ocoStop }) => (oco === null || ocoStop === null ? [] : oco.id))
  if (ids.length === 0) return []
  const rows = await reader.selectFrom('spot_orders').selectAll().where('id', 'in', ids).execute()
  return rows.map(orderOf)
}

/** The changes that a command batch writes to the tables of orders. */
export interface OrderWrites {
  created: SpotOrder[]
  changed: SpotOrder[]
  fills: OrderFill[]
  /** Ids of orders whose client order ids can be used by other orders from now on. */
  retired: number[]
}

/**
 * Writes all changes and returns the id of the transaction. If the connection is lost during the commit, this id
 * shows whether the transaction was committed.
 */
export async function writeOrders(tx: Tx, writes: OrderWrites): Promise<string> {
  if (writes.retired.length > 0) {
    await sql`UPDATE spot_orders SET client_id_live = false WHERE id = ANY(${writes.retired})`.execute(tx)
  }
  const { rows } = await sql<{ xid: string }>`
    WITH created AS (${insertOrders(writes.created)}), changed AS (${updateOrders(writes.changed)}),
      filled AS (${insertFills(writes.fills)}), traded AS (${addTurnover('spot', writes.fills)})
    SELECT pg_current_xact_id()::text AS xid`.execute(tx)
  return rows[0]!.xid
}

function insertOrders(orders: SpotOrder[]) {
  const column = columnOf(orders)
  return sql`
    INSERT INTO spot_orders (id, order_no, member_id, client_order_id, client_id_live, symbol, side, type, price,
      quantity, total, tif, stp, filled, quote_filled, fee, held, status, reason, created_at, updated_at,
      book_id, trigger_price, trigger_when, trail_pct, triggered_at, oco_id, oco_order_no, oco_trigger, oco_price,
      placed_terms)
    SELECT * FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.orderNo)}::text[],
      ${column((o) => o.memberId)}::int8[], ${column((o) => o.clientOrderId)}::text[],
      ${column((o) => o.clientOrderId !== null)}::boolean[], ${column((o) => o.symbol)}::text[],
      ${column((o) => o.side)}::text[], ${column((o) => o.type)}::text[], ${column((o) => o.price)}::numeric[],
      ${column((o) => o.quantity)}::numeric[], ${column((o) => o.total)}::numeric[],
      ${column((o) => o.timeInForce)}::text[], ${column((o) => o.selfTrade)}::text[],
      ${column((o) => o.filled)}::numeric[], ${column((o) => o.quoteFilled)}::numeric[],
      ${column((o) => o.fee)}::numeric[], ${column((o) => o.held)}::numeric[],
      ${column((o) => o.status)}::text[], ${column((o) => o.reason)}::text[],
      ${column((o) => o.createdAt)}::int8[], ${column((o) => o.updatedAt)}::int8[],
      ${column((o) => o.bookId)}::int8[], ${column((o) => o.triggerPrice)}::numeric[],
      ${column((o) => o.triggerWhen)}::text[], ${column((o) => o.trailPct)}::numeric[],
      ${column((o) => o.triggeredAt)}::int8[], ${column((o) => o.oco?.id ?? null)}::int8[],
      ${column((o) => o.oco?.orderNo ?? null)}::text[],
      ${column((o) => o.ocoStop?.triggerPrice ?? null)}::numeric[],
      ${column((o) => o.ocoStop?.price ?? null)}::numeric[], ${column(storedTerms)}::jsonb[])`
}

function updateOrders(orders: SpotOrder[]) {
  const column = columnOf(orders)
  return sql`
    UPDATE spot_orders AS known SET filled = new.filled, quote_filled = new.quote_filled, fee = new.fee,
      held = new.held, status = new.status, reason = new.reason, updated_at = new.updated_at,
      book_id = new.book_id, trigger_price = new.trigger_price, triggered_at = new.triggered_at,
      price = new.price, quantity = new.quantity, total = new.total, trigger_when = new.trigger_when,
      trail_pct = new.trail_pct, placed_terms = new.placed_terms
    FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.filled)}::numeric[],
      ${column((o) => o.quoteFilled)}::numeric[], ${column((o) => o.fee)}::numeric[],
      ${column((o) => o.held)}::numeric[], ${column((o) => o.status)}::text[],
      ${column((o) => o.reason)}::text[], ${column((o) => o.updatedAt)}::int8[],
      ${column((o) => o.bookId)}::int8[], ${column((o) => o.triggerPrice)}::numeric[],
      ${column((o) => o.triggeredAt)}::int8[], ${column((o) => o.price)}::numeric[],
      ${column((o) => o.quantity)}::numeric[], ${column((o) => o.total)}::numeric[],
      ${column((o) => o.triggerWhen)}::text[], ${column((o) => o.trailPct)}::numeric[],
      ${column(storedTerms)}::jsonb[])
      AS new (id, filled, quote_filled, fee, held, status, reason, updated_at, book_id, trigger_price, triggered_at,
        price, quantity, total, trigger_when, trail_pct, placed_terms)
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

/**
 * Returns the spot turnover of members per symbol, as values in the quote coin, since the start of the UTC day that
 * contains a time.
 */
export const spotTurnover: TurnoverSource = async (reader, since, memberIds) => {
  const rows = await readTurnover(reader, 'spot', since, memberIds)
  return rows.map(({ member_id: memberId, symbol, units }) => ({
    memberId,
    coin: findListing(symbol)?.quote ?? '',
    units,
  }))
}
