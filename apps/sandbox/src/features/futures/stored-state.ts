import { sql } from 'kysely'
import { inTurns } from '../../clock/turns.ts'
import type { Reader } from '../../database/transaction.ts'
import type { TurnoverSource } from '../../exchange/capabilities.ts'
import { type WalletRow, walletAccounts } from '../../ledger/balances.ts'
import { readTurnover } from '../../trading/turnover.ts'
import type { FuturesOrderRow, FuturesPositionRow } from './futures.migration.ts'
import { type FuturesOrder, openStatuses } from './futures-order.ts'
import type { FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'
import type { MarginCall, VenueState } from './venue-port.ts'

/** Reads from the database the state from which a venue starts. */
export async function readState(reader: Reader): Promise<VenueState> {
  const held = reader.selectFrom('futures_positions').selectAll()
  const positions = await held.orderBy('opened_at').orderBy('member_id').orderBy('symbol').execute()
  return {
    orders: await readOpenOrders(reader),
    positions: positions.map(positionOf),
    settings: await readSettings(reader),
    cash: await readCash(reader),
  }
}

function positionOf(row: FuturesPositionRow): OpenPosition {
  return {
    memberId: row.member_id,
    symbol: row.symbol,
    marginMode: row.margin_mode,
    leverage: row.leverage,
    quantity: row.quantity,
    cost: row.cost,
    margin: row.margin,
    realizedPnl: row.realized_pnl,
    fees: row.fees,
    funding: row.funding,
    maxQuantity: row.max_quantity,
    closedQuantity: row.closed_quantity,
    closedCost: row.closed_quote,
    openedAt: row.opened_at,
    updatedAt: row.updated_at,
  }
}

async function readSettings(reader: Reader): Promise<FuturesSetting[]> {
  const rows = await reader.selectFrom('futures_settings').selectAll().execute()
  return rows.map(({ member_id: memberId, symbol, margin_mode: marginMode, leverage }) => ({
    memberId,
    symbol,
    marginMode,
    leverage,
  }))
}

/** Returns the futures cash and debt of all members who have any. */
async function readCash(reader: Reader): Promise<FuturesCash[]> {
  const debts = await reader.selectFrom('futures_cash').selectAll().execute()
  const cash = new Map<number, FuturesCash>()
  const of = (memberId: number) => {
    const known = cash.get(memberId) ?? { memberId, available: 0n, frozen: 0n, debt: 0n }
    cash.set(memberId, known)
    return known
  }
  for (const { member_id, debt } of debts) of(member_id).debt = debt
  const rows = await reader
    .selectFrom('ledger_balances')
    .select(['account', 'bucket', 'amount'])
    .where('account', 'like', 'u:%:futures')
    .where('coin', '=', 'USDT')
    .where('bucket', 'in', ['available', 'frozen'])
    .execute()
  for (const { account, bucket, amount } of rows) {
    of(Number(account.split(':')[1]))[bucket as 'available' | 'frozen'] = amount
  }
  return [...cash.values()]
}

/** Converts a database row to an order. */
export function orderOf(row: FuturesOrderRow): FuturesOrder {
  return {
    id: row.id,
    bookId: row.book_id,
    orderNo: row.order_no,
    memberId: row.member_id,
    clientOrderId: row.client_order_id,
    symbol: row.symbol,
    side: row.side,
    type: row.type,
    price: row.price,
    quantity: row.quantity,
    leverage: row.leverage,
    marginMode: row.margin_mode,
    reduceOnly: row.reduce_only,
    timeInForce: row.tif,
    selfTrade: row.stp,
    takeProfit: row.take_profit,
    stopLoss: row.stop_loss,
    triggerPrice: row.trigger_price,
    triggerBy: row.trigger_by,
    triggerWhen: row.trigger_when,
    filled: row.filled,
    quoteFilled: row.quote_filled,
    fee: row.fee,
    positionEffect: row.position_effect,
    attached: row.attached,
    liquidation: row.liquidation,
    reserved: row.reserved,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Returns the margin calls that were sent after a given time to members who have open positions. */
export async function readMarginCalls(reader: Reader, since: number): Promise<MarginCall[]> {
  const holders = reader.selectFrom('futures_positions').select('member_id')
  const rows = await reader
    .selectFrom('notifies')
    .select(['member_id', 'ref_no', 'created_at'])
    .where('member_id', 'in', holders)
    .where('name', 'in', ['MARGIN_CALL', 'MARGIN_CALL_CROSS'])
    .where('created_at', '>', since)
    .orderBy('id')
    .execute()
  return rows.map(({ member_id: memberId, ref_no: symbol, created_at: at }) => ({ memberId, symbol, at }))
}

/** Returns all orders that rest or wait for a trigger, in the order of acceptance. */
export async function readOpenOrders(reader: Reader): Promise<FuturesOrder[]> {
  const rows = reader.selectFrom('futures_orders').selectAll().where('status', 'in', openStatuses)
  return (await rows.orderBy('id').execute()).map(orderOf)
}

/**
 * Returns all ledger buckets of a member's wallets. The futures debt is an additional bucket `debt` with a
 * negative amount, so that the futures rows add up to the member's futures balance. One statement reads all
 * rows, so a concurrent transfer appears in both wallets or in neither.
 */
export async function readHoldings(reader: Reader, memberId: number): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`
    SELECT split_part(account, ':', 3) AS wallet, bucket, coin, amount FROM ledger_balances
    WHERE account = ANY(${walletAccounts(memberId)}::text[])
    UNION ALL
    SELECT 'futures', 'debt', 'USDT', -debt FROM futures_cash WHERE member_id = ${memberId} AND debt > 0
    ORDER BY coin`.execute(reader)
  return rows
}

/**
 * Returns the balances of all members by member id, in the format of `readHoldings`. Balances of zero are left out. One
 * statement reads all rows. There can be hundreds of thousands of rows, so they are grouped in several turns of the
 * event loop.
 */
export async function readAllHoldings(reader: Reader): Promise<Map<number, WalletRow[]>> {
  const { rows } = await sql<WalletRow & { member_id: number }>`
    SELECT split_part(account, ':', 2)::int8 AS member_id, split_part(account, ':', 3) AS wallet, bucket, coin, amount
    FROM ledger_balances WHERE account LIKE 'u:%' AND amount <> 0
    UNION ALL
    SELECT member_id, 'futures', 'debt', 'USDT', -debt FROM futures_cash WHERE debt > 0`.execute(reader)
  return inTurns(groupByMember(rows))
}

function* groupByMember(rows: readonly (WalletRow & { member_id: number })[]) {
  const members = new Map<number, WalletRow[]>()
  for (const { member_id, ...row } of rows) {
    const own = members.get(member_id)
    if (own) own.push(row)
    else members.set(member_id, [row])
    yield
  }
  return members
}

/**
 * Returns the value of the contracts that each of the given members has traded since the start of the UTC day that
 * contains `since`. If `memberIds` is omitted, returns the values of all members.
 */
export const futuresTurnover: TurnoverSource = async (reader, since, memberIds) => {
  const rows = await readTurnover(reader, 'futures', since, memberIds)
  return rows.map(({ member_id: memberId, units }) => ({ memberId, coin: 'USDT', units }))
}
