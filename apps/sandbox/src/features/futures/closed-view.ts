import type { Schema } from '@bourselet/openapi'
import { type Decimal, fromUnits } from '@bourselet/sdk/money'
import { amountView, averageView } from './contract-view.ts'
import type { FuturesClosedRow } from './futures.migration.ts'
import type { EndedPosition } from './futures-position.ts'

type View = Schema<'ClosedPosition'>

/** A position that has ended, in the contract's words. */
export function closedView(ended: EndedPosition): View {
  const { position } = ended
  return {
    id: ended.id,
    symbol: position.symbol,
    side: ended.side,
    margin_mode: position.marginMode,
    leverage: position.leverage,
    max_quantity: amountView(position.maxQuantity),
    entry_price: averageView(ended.entryPrice),
    exit_price: averageView(ended.exitPrice),
    realized_pnl: amountView(position.realizedPnl),
    fees: amountView(position.fees),
    funding: amountView(position.funding),
    closed_by: ended.closedBy,
    opened_at: position.openedAt,
    closed_at: ended.closedAt,
  }
}

/** The same of a stored one. */
export function closedRowView(row: FuturesClosedRow): View {
  const average = (units: bigint): Decimal => fromUnits(units, 8, false)
  return {
    id: row.id,
    symbol: row.symbol,
    side: row.side,
    margin_mode: row.margin_mode,
    leverage: row.leverage,
    max_quantity: fromUnits(row.max_quantity),
    entry_price: average(row.entry_price),
    exit_price: average(row.exit_price),
    realized_pnl: fromUnits(row.realized_pnl),
    fees: fromUnits(row.fees),
    funding: fromUnits(row.funding),
    closed_by: row.closed_by,
    opened_at: row.opened_at,
    closed_at: row.closed_at,
  }
}
