import { sql } from 'kysely'
import { columnOf } from '../../database/column-of.ts'
import type { Tx } from '../../database/transaction.ts'
import { addTurnover } from '../../trading/turnover.ts'
import type { FuturesOrder } from './futures-order.ts'
import type { EndedPosition, OpenPosition } from './futures-position.ts'
import type { FuturesVenue, VenueChange } from './venue-port.ts'

/**
 * Writes the orders, fills, positions, settings, debts and fundings of a change in bulk, and returns the id of the
 * database transaction. `venue` is the futures venue after the change. `asked` contains the text of the request for
 * each new order that has a client order id.
 */
export async function writeChange(
  tx: Tx,
  change: VenueChange,
  venue: FuturesVenue,
  asked: ReadonlyMap<FuturesOrder, string>,
): Promise<string> {
  if (change.retired.size > 0) {
    await sql`UPDATE futures_orders SET client_id_live = false WHERE id = ANY(${[...change.retired]})`.execute(
      tx,
    )
  }
  // A unique index allows one take profit and one stop loss per position. If such an order is replaced, it must be
  // marked as ended before its replacement is inserted.
  const old = [...change.changed].filter((order) => !change.created.has(order))
  if (old.length > 0) await sql`${updateOrders(old)}`.execute(tx)
  const { open, gone } = positionsOf(change, venue)
  const parts = [
    change.created.size > 0 && insertOrders([...change.created], asked),
    change.fills.length > 0 && insertFills(change),
    change.fills.length > 0 && addTurnover('futures', change.fills),
    open.length > 0 && upsertPositions(open),
    gone.length > 0 && deletePositions(gone),
    change.ended.length > 0 && insertEnded(change.ended),
    change.settings.size > 0 && upsertSettings(change, venue),
    change.cash.size > 0 && upsertDebts(change, venue),
    change.fundings.length > 0 && insertFundings(change),
  ].filter((part) => part !== false)
  const named = parts.map((part, index) => sql`${sql.ref(`part_${index}`)} AS (${part})`)
  const head = named.length > 0 ? sql`WITH ${sql.join(named)} ` : sql``
  const { rows } = await sql<{ xid: string }>`${head}SELECT pg_current_xact_id()::text AS xid`.execute(tx)
  return rows[0]!.xid
}

/**
 * Returns the positions that a change leaves open and those that it has closed. If a position was closed and another
 * one opened in the same symbol within the change, only the new position is returned.
 */
function positionsOf({ positions }: VenueChange, venue: FuturesVenue) {
  const open = new Map<string, OpenPosition>()
  const gone = new Map<string, OpenPosition>()
  for (const position of positions) {
    const key = `${position.memberId} ${position.symbol}`
    const now = venue.position(position.memberId, position.symbol)
    if (now === undefined) gone.set(key, position)
    else open.set(key, now)
  }
  return { open: [...open.values()], gone: [...gone.values()] }
}

function insertOrders(orders: FuturesOrder[], asked: ReadonlyMap<FuturesOrder, string>) {
  const column = columnOf(orders)
  return sql`
    INSERT INTO futures_orders (id, order_no, member_id, client_order_id, client_id_live, asked, symbol, side, type,
      price, quantity, leverage, margin_mode, reduce_only, tif, stp, take_profit, stop_loss, trigger_price,
      trigger_by, filled, quote_filled, fee, position_effect, liquidation, reserved, status, reason, created_at,
      updated_at, book_id, trigger_when, attached)
    SELECT * FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.orderNo)}::text[],
      ${column((o) => o.memberId)}::int8[], ${column((o) => o.clientOrderId)}::text[],
      ${column((o) => o.clientOrderId !== null)}::boolean[], ${column((o) => asked.get(o) ?? null)}::text[],
      ${column((o) => o.symbol)}::text[], ${column((o) => o.side)}::text[], ${column((o) => o.type)}::text[],
      ${column((o) => o.price)}::numeric[], ${column((o) => o.quantity)}::numeric[],
      ${column((o) => o.leverage)}::int8[], ${column((o) => o.marginMode)}::text[],
      ${column((o) => o.reduceOnly)}::boolean[], ${column((o) => o.timeInForce)}::text[],
      ${column((o) => o.selfTrade)}::text[], ${column((o) => o.takeProfit)}::numeric[],
      ${column((o) => o.stopLoss)}::numeric[], ${column((o) => o.triggerPrice)}::numeric[],
      ${column((o) => o.triggerBy)}::text[], ${column((o) => o.filled)}::numeric[],
      ${column((o) => o.quoteFilled)}::numeric[], ${column((o) => o.fee)}::numeric[],
      ${column((o) => o.positionEffect)}::text[], ${column((o) => o.liquidation)}::boolean[],
      ${column((o) => o.reserved)}::numeric[], ${column((o) => o.status)}::text[],
      ${column((o) => o.reason)}::text[], ${column((o) => o.createdAt)}::int8[],
      ${column((o) => o.updatedAt)}::int8[], ${column((o) => o.bookId)}::int8[],
      ${column((o) => o.triggerWhen)}::text[], ${column((o) => o.attached)}::boolean[])`
}

function updateOrders(orders: FuturesOrder[]) {
  const column = columnOf(orders)
  return sql`
    UPDATE futures_orders AS known SET quantity = new.quantity, filled = new.filled,
      quote_filled = new.quote_filled, fee = new.fee, position_effect = new.position_effect,
      reserved = new.reserved, status = new.status, reason = new.reason, updated_at = new.updated_at,
      price = new.price, leverage = new.leverage, trigger_price = new.trigger_price,
      trigger_when = new.trigger_when, book_id = new.book_id, attached = new.attached
    FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.quantity)}::numeric[],
      ${column((o) => o.filled)}::numeric[],
      ${column((o) => o.quoteFilled)}::numeric[], ${column((o) => o.fee)}::numeric[],
      ${column((o) => o.positionEffect)}::text[], ${column((o) => o.reserved)}::numeric[],
      ${column((o) => o.status)}::text[], ${column((o) => o.reason)}::text[],
      ${column((o) => o.updatedAt)}::int8[], ${column((o) => o.price)}::numeric[],
      ${column((o) => o.leverage)}::int8[], ${column((o) => o.triggerPrice)}::numeric[],
      ${column((o) => o.triggerWhen)}::text[], ${column((o) => o.bookId)}::int8[],
      ${column((o) => o.attached)}::boolean[])
      AS new (id, quantity, filled, quote_filled, fee, position_effect, reserved, status, reason, updated_at, price,
        leverage, trigger_price, trigger_when, book_id, attached)
    WHERE known.id = new.id`
}

function insertFills({ fills }: VenueChange) {
  const column = columnOf(fills)
  return sql`
    INSERT INTO futures_fills (trade_id, order_id, price, quantity, fee, liquidity, ts)
    SELECT * FROM unnest(${column((f) => f.tradeId)}::int8[], ${column((f) => f.order.id)}::int8[],
      ${column((f) => f.price)}::numeric[], ${column((f) => f.quantity)}::numeric[],
      ${column((f) => f.fee)}::numeric[], ${column((f) => f.liquidity)}::text[],
      ${column((f) => f.ts)}::int8[])`
}

function upsertPositions(positions: OpenPosition[]) {
  const column = columnOf(positions)
  return sql`
    INSERT INTO futures_positions (member_id, symbol, margin_mode, leverage, quantity, cost, margin, realized_pnl,
      fees, funding, max_quantity, closed_quantity, closed_quote, opened_at, updated_at)
    SELECT * FROM unnest(${column((p) => p.memberId)}::int8[], ${column((p) => p.symbol)}::text[],
      ${column((p) => p.marginMode)}::text[], ${column((p) => p.leverage)}::int8[],
      ${column((p) => p.quantity)}::numeric[], ${column((p) => p.cost)}::numeric[],
      ${column((p) => p.margin)}::numeric[], ${column((p) => p.realizedPnl)}::numeric[],
      ${column((p) => p.fees)}::numeric[], ${column((p) => p.funding)}::numeric[],
      ${column((p) => p.maxQuantity)}::numeric[],
      ${column((p) => p.closedQuantity)}::numeric[],
      ${column((p) => p.closedCost)}::numeric[],
      ${column((p) => p.openedAt)}::int8[], ${column((p) => p.updatedAt)}::int8[])
    ON CONFLICT (member_id, symbol) DO UPDATE SET margin_mode = excluded.margin_mode, leverage = excluded.leverage,
      quantity = excluded.quantity, cost = excluded.cost, margin = excluded.margin,
      realized_pnl = excluded.realized_pnl, fees = excluded.fees, funding = excluded.funding,
      max_quantity = excluded.max_quantity, closed_quantity = excluded.closed_quantity,
      closed_quote = excluded.closed_quote, opened_at = excluded.opened_at, updated_at = excluded.updated_at`
}

function deletePositions(positions: OpenPosition[]) {
  const column = columnOf(positions)
  return sql`
    DELETE FROM futures_positions WHERE (member_id, symbol) IN (
      SELECT * FROM unnest(${column((p) => p.memberId)}::int8[], ${column((p) => p.symbol)}::text[]))`
}

function insertEnded(ended: EndedPosition[]) {
  const column = columnOf(ended)
  return sql`
    INSERT INTO futures_closed (id, member_id, symbol, side, margin_mode, leverage, max_quantity, entry_price,
      exit_price, realized_pnl, fees, funding, closed_by, opened_at, closed_at)
    SELECT * FROM unnest(${column((e) => e.id)}::int8[], ${column((e) => e.position.memberId)}::int8[],
      ${column((e) => e.position.symbol)}::text[], ${column((e) => e.side)}::text[],
      ${column((e) => e.position.marginMode)}::text[], ${column((e) => e.position.leverage)}::int8[],
      ${column((e) => e.position.maxQuantity)}::numeric[],
      ${column((e) => e.entryPrice)}::numeric[], ${column((e) => e.exitPrice)}::numeric[],
      ${column((e) => e.position.realizedPnl)}::numeric[],
      ${column((e) => e.position.fees)}::numeric[],
      ${column((e) => e.position.funding)}::numeric[], ${column((e) => e.closedBy)}::text[],
      ${column((e) => e.position.openedAt)}::int8[], ${column((e) => e.closedAt)}::int8[])`
}

function upsertSettings({ settings }: VenueChange, venue: FuturesVenue) {
  const keys = new Map([...settings].map((one) => [`${one.memberId} ${one.symbol}`, one]))
  const column = columnOf([...keys.values()].map((one) => venue.setting(one.memberId, one.symbol)))
  return sql`
    INSERT INTO futures_settings (member_id, symbol, margin_mode, leverage)
    SELECT * FROM unnest(${column((s) => s.memberId)}::int8[], ${column((s) => s.symbol)}::text[],
      ${column((s) => s.marginMode)}::text[], ${column((s) => s.leverage)}::int8[])
    ON CONFLICT (member_id, symbol) DO UPDATE SET margin_mode = excluded.margin_mode, leverage = excluded.leverage`
}

function upsertDebts({ cash }: VenueChange, venue: FuturesVenue) {
  const column = columnOf([...new Set([...cash].map(({ memberId }) => memberId))])
  return sql`
    INSERT INTO futures_cash (member_id, debt)
    SELECT * FROM unnest(${column((id) => id)}::int8[], ${column((id) => venue.cash(id).debt)}::numeric[])
    ON CONFLICT (member_id) DO UPDATE SET debt = excluded.debt WHERE futures_cash.debt <> excluded.debt`
}

function insertFundings({ fundings }: VenueChange) {
  const column = columnOf(fundings)
  return sql`
    INSERT INTO futures_fundings (member_id, funding_at, symbol, quantity, mark_price, rate)
    SELECT * FROM unnest(${column((f) => f.memberId)}::int8[], ${column((f) => f.at)}::int8[],
      ${column((f) => f.symbol)}::text[], ${column((f) => f.quantity)}::numeric[],
      ${column((f) => f.mark)}::numeric[], ${column((f) => f.rate)}::numeric[])`
}
