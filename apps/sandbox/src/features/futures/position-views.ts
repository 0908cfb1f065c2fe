import type { Schema } from '@bourselet/openapi'
import {
  bankruptcyPrice,
  type Decimal,
  type FuturesAccountFigures,
  fromUnits,
  initialMargin,
  liquidationPrice,
  type PositionAtMark,
  positionMetrics,
  toUnits,
} from '@bourselet/sdk/money'
import { contracts } from '../../prices/contracts.ts'
import type { FuturesClosedRow } from './futures.migration.ts'
import { averageView, contractOf, priceView } from './futures-order-view.ts'
import type { EndedPosition, OpenPosition } from './futures-position.ts'
import type { AccountFigures } from './rules/margin-formulas.ts'
import { entryPrice, type MarginTest, marginTest, sizeOf } from './rules/margin-formulas.ts'
import type { FuturesVenue } from './venue-port.ts'

type PositionView = Schema<'Position'>

/** Returns an open position in the format of the API, valued at the current mark prices. */
export function positionView(venue: FuturesVenue, position: OpenPosition, takerRate: bigint): PositionView {
  const contract = contractOf(position.symbol)
  const entry = entryOf(position)
  const mark = venue.markOf(position.symbol) ?? entry
  const at = positionAt(position, entry, mark)
  const { notional, entry_margin, unrealized_pnl, roe_pct, maintenance_margin } = positionMetrics(at)
  const held = { position, at, profit: toUnits(unrealized_pnl), maintenance: toUnits(maintenance_margin) }
  return {
    symbol: position.symbol,
    side: at.side,
    margin_mode: position.marginMode,
    leverage: position.leverage,
    quantity: fromUnits(sizeOf(position.quantity)),
    entry_price: averageView(entry),
    mark_price: priceView(mark, contract),
    notional,
    initial_margin: entry_margin,
    maintenance_margin,
    unrealized_pnl,
    roe_pct,
    ...(position.marginMode === 'isolated' ? isolated(held) : cross(venue, held, takerRate)),
    realized_pnl: fromUnits(position.realizedPnl),
    take_profit: legOf(venue, position, 'tp'),
    stop_loss: legOf(venue, position, 'sl'),
    opened_at: position.openedAt,
    updated_at: position.updatedAt,
  }
}

interface Held {
  position: OpenPosition
  at: PositionAtMark
  /** Unrealized profit of the position, in units of 1e-8; negative for a loss. */
  profit: bigint
  maintenance: bigint
}

type Backed = Pick<PositionView, 'margin' | 'margin_ratio_pct' | 'liq_price' | 'bankruptcy_price'>

function isolated({ position, at, profit, maintenance }: Held): Backed {
  const margin = fromUnits(position.margin)
  const { tick } = contractOf(position.symbol)
  return {
    margin,
    margin_ratio_pct: ratioView(marginTest(position.margin + profit, maintenance)),
    liq_price: liquidationPrice({ ...at, tick, backing: margin })?.liq_price ?? null,
    bankruptcy_price: bankruptcyPrice(at.side, at.qty, at.entry_price, margin, tick),
  }
}

/**
 * Returns the margin figures of a cross position. All cross positions of a member share their margin, so the margin
 * ratio is that of the whole cross account.
 */
function cross(venue: FuturesVenue, { position, at, profit, maintenance }: Held, takerRate: bigint): Backed {
  const { memberId, symbol, leverage } = position
  const figures = venue.figures(memberId, takerRate)
  const otherMaintenance = figures.maintenanceMargin - maintenance
  const backing = walletOf(venue, memberId) - otherMaintenance + figures.unrealizedPnl - profit
  const { tick } = contractOf(symbol)
  return {
    margin: initialMargin(at.mark_price, at.qty, leverage),
    margin_ratio_pct: ratioView(figures),
    liq_price: liquidationPrice({ ...at, tick, backing: fromUnits(backing) })?.liq_price ?? null,
    bankruptcy_price: null,
  }
}

function legOf(venue: FuturesVenue, { memberId, symbol }: OpenPosition, type: 'tp' | 'sl') {
  const order = venue
    .openOrders(memberId)
    .find((one) => one.symbol === symbol && one.type === type && one.status === 'pending')
  if (order === undefined || order.triggerPrice === null) return null
  const price = priceView(order.triggerPrice, contractOf(symbol))
  return { price, trigger_by: order.triggerBy, order_no: order.orderNo }
}

function entryOf(position: OpenPosition): bigint {
  const entry = entryPrice(position)
  if (entry === null) throw new Error(`the position of ${position.memberId} in ${position.symbol} is empty`)
  return entry
}

/** Converts a position to the decimals that the formulas of the SDK take. */
function positionAt(
  { symbol, quantity, leverage }: OpenPosition,
  entry: bigint,
  mark: bigint,
): PositionAtMark {
  return {
    side: quantity < 0n ? 'short' : 'long',
    qty: fromUnits(sizeOf(quantity)),
    entry_price: fromUnits(entry),
    mark_price: fromUnits(mark),
    leverage,
    tiers: contractOf(symbol).tiers,
  }
}

/**
 * Returns a member's available and frozen cash minus their debt. The result can be negative. It does not contain the
 * margins of isolated positions, which are held separately.
 */
function walletOf(venue: FuturesVenue, memberId: number): bigint {
  const { available, frozen, debt } = venue.cash(memberId)
  return available + frozen - debt
}

/**
 * Formats a margin ratio. If no equity is left, the ratio is 100 percent if a position must be liquidated, otherwise 0.
 */
function ratioView({ ratio, liquidate }: MarginTest): Decimal {
  return ratio === null ? (liquidate ? '100.00' : '0.00') : fromUnits(ratio, 2)
}

/** Returns the figures of a futures account as decimals, equal to the results of the SDK's formulas. */
export function figuresView(figures: AccountFigures): FuturesAccountFigures {
  return {
    cross_equity: fromUnits(figures.equity),
    cross_upnl: fromUnits(figures.unrealizedPnl),
    position_margin: fromUnits(figures.positionMargin),
    order_margin: fromUnits(figures.orderMargin),
    available: fromUnits(figures.available),
    max_transfer_out: fromUnits(figures.maxTransferOut),
    maintenance_margin: fromUnits(figures.maintenanceMargin),
    margin_ratio_pct: figures.ratio === null ? null : fromUnits(figures.ratio, 2),
    liquidate: figures.liquidate,
  }
}

/** Returns a member's futures account in the format of the API. */
export function accountView(
  venue: FuturesVenue,
  memberId: number,
  takerRate: bigint,
): Schema<'FuturesAccount'> {
  const figures = venue.figures(memberId, takerRate)
  const { liquidate: _, ...shown } = figuresView(figures)
  const isolated = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'isolated')
  return {
    coin: 'USDT',
    wallet_balance: fromUnits(walletOf(venue, memberId)),
    isolated_margin: fromUnits(isolated.reduce((sum, { margin }) => sum + margin, 0n)),
    ...shown,
    margin_ratio_pct: ratioView(figures),
    settings: contracts.map(({ symbol }) => {
      const { marginMode, leverage } = venue.setting(memberId, symbol)
      const max_leverage = venue.maxLeverage(memberId, symbol)
      return { symbol, margin_mode: marginMode, leverage, max_leverage }
    }),
  }
}

type ClosedPositionView = Schema<'ClosedPosition'>

/** Returns a position that has just been closed, in the format of the API. */
export function closedView(ended: EndedPosition): ClosedPositionView {
  const { position } = ended
  return {
    id: ended.id,
    symbol: position.symbol,
    side: ended.side,
    margin_mode: position.marginMode,
    leverage: position.leverage,
    max_quantity: fromUnits(position.maxQuantity),
    entry_price: averageView(ended.entryPrice),
    exit_price: averageView(ended.exitPrice),
    realized_pnl: fromUnits(position.realizedPnl),
    fees: fromUnits(position.fees),
    funding: fromUnits(position.funding),
    closed_by: ended.closedBy,
    opened_at: position.openedAt,
    closed_at: ended.closedAt,
  }
}

/** Returns a closed position from the database in the format of the API. */
export function closedRowView(row: FuturesClosedRow): ClosedPositionView {
  return {
    id: row.id,
    symbol: row.symbol,
    side: row.side,
    margin_mode: row.margin_mode,
    leverage: row.leverage,
    max_quantity: fromUnits(row.max_quantity),
    entry_price: averageView(row.entry_price),
    exit_price: averageView(row.exit_price),
    realized_pnl: fromUnits(row.realized_pnl),
    fees: fromUnits(row.fees),
    funding: fromUnits(row.funding),
    closed_by: row.closed_by,
    opened_at: row.opened_at,
    closed_at: row.closed_at,
  }
}
