import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesPositionRow } from './futures.migration.ts'
import type { FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'
import { readLiveOrders } from './stored-order.ts'
import type { VenueState } from './venue-port.ts'

/** Decimals of `cost` and `closed_quote`. */
export const COST_SCALE = 18

/** All that a venue begins from. */
export async function readState(reader: Reader): Promise<VenueState> {
  const held = reader.selectFrom('futures_positions').selectAll()
  const positions = await held.orderBy('opened_at').orderBy('member_id').orderBy('symbol').execute()
  return {
    orders: await readLiveOrders(reader),
    positions: positions.map(positionOf),
    settings: await readSettings(reader),
    cash: await readCash(reader),
  }
}

function positionOf(row: FuturesPositionRow): OpenPosition {
  const short = (units: bigint, scale = 8) => fromUnits(units, scale, false)
  return {
    memberId: row.member_id,
    symbol: row.symbol,
    marginMode: row.margin_mode,
    leverage: row.leverage,
    quantity: short(row.quantity),
    cost: short(row.cost, COST_SCALE),
    margin: short(row.margin),
    realizedPnl: short(row.realized_pnl),
    fees: short(row.fees),
    funding: short(row.funding),
    maxQuantity: short(row.max_quantity),
    closedQuantity: short(row.closed_quantity),
    closedQuote: short(row.closed_quote, COST_SCALE),
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

/** The cash of everybody who has or owes any. */
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
