import { amount, floored, granted, percent } from '../amount.ts'
import { add, compare, isNegative, isZero, mul } from '../decimal.ts'
import type { Decimal } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { bracketOf, maintenanceMargin, type Tier } from './maintenance.ts'
import { gain, type PositionSide } from './position-side.ts'

/** A position and the mark price at which it is valued. */
export interface PositionAtMark {
  side: PositionSide
  qty: Decimal
  entry_price: Decimal
  mark_price: Decimal
  leverage: number
  tiers: readonly Tier[]
}

/** The figures of a position at the mark price, in USDT; percents have two decimals. */
export interface PositionMetrics {
  notional: Decimal
  /** Initial margin at the entry price; roe_pct is the PnL as a percentage of it. */
  entry_margin: Decimal
  unrealized_pnl: Decimal
  roe_pct: Decimal
  /** Number of the margin tier; null above the last tier. */
  bracket: number | null
  maintenance_margin: Decimal
}

/** Returns the unrealized PnL: FLOOR8(s x q x (mark - entry)). */
export function unrealizedPnl(
  position: Pick<PositionAtMark, 'side' | 'qty' | 'entry_price' | 'mark_price'>,
): Decimal {
  return floored(gain(position.side, position.qty, position.entry_price, position.mark_price))
}

/** Returns the figures of an open position at a mark price. */
export function positionMetrics(position: PositionAtMark): PositionMetrics {
  const notional = mul(position.qty, position.mark_price)
  const pnl = unrealizedPnl(position)
  const margin = initialMargin(position.entry_price, position.qty, position.leverage)
  return {
    notional: granted(notional),
    entry_margin: margin,
    unrealized_pnl: pnl,
    roe_pct: percent(pnl, margin),
    bracket: bracketOf(notional, position.tiers)?.bracket ?? null,
    maintenance_margin: maintenanceMargin(notional, position.tiers),
  }
}

/**
 * Returns the result of the margin test: the position is liquidated if its equity (margin + PnL) is at most
 * the maintenance margin. The ratio is null if no equity is left.
 */
export function marginTest(
  margin: Decimal,
  pnl: Decimal,
  maintenance: Decimal,
): { equity: Decimal; margin_ratio_pct: Decimal | null; liquidate: boolean } {
  const equity = amount(add(margin, pnl))
  const gone = isZero(equity) || isNegative(equity)
  return {
    equity,
    margin_ratio_pct: gone ? null : percent(maintenance, equity),
    liquidate: compare(equity, maintenance) <= 0,
  }
}
