import { add, compare, div, isNegative, isZero, mul, neg, sub } from '../decimal.ts'
import { divToStep } from '../step.ts'
import { type Decimal, SCALE } from '../units.ts'
import type { Tier } from './maintenance.ts'
import { type PositionSide, signed } from './position-side.ts'

/** A position and its backing: prices and money in USDT, quantity in the base coin. */
export interface LiquidationInput {
  side: PositionSide
  qty: Decimal
  entry_price: Decimal
  tiers: readonly Tier[]
  tick: Decimal
  /**
   * The funds that cover the losses of the position. For an isolated position: its margin. For a cross
   * position: the futures wallet without isolated margins, less the maintenance margin and plus the
   * unrealized PnL of the other cross positions.
   */
  backing: Decimal
}

/** Returns the initial margin, price x quantity / leverage, rounded once to 8 decimals, in mode UP. */
export function initialMargin(price: Decimal, qty: Decimal, leverage: number): Decimal {
  return div(mul(price, qty), String(leverage), SCALE, 'UP')
}

/**
 * Returns the backing of a cross position: the futures wallet without isolated margins, less the maintenance margin and
 * plus the unrealized PnL of the other cross positions.
 */
export function crossBacking(wallet: Decimal, otherMaintenance: Decimal, otherPnl: Decimal): Decimal {
  return add(sub(wallet, otherMaintenance), otherPnl)
}

/**
 * Returns the liquidation price LP = (backing + cum - s q EP) / (q MMR - s q). EP is the entry price, q is the
 * quantity, and s is 1 for a long and -1 for a short position. cum and MMR are those of the tier that contains the
 * notional LP x q. LP is rounded to the tick, CEIL for a long and FLOOR for a short position. Returns null if no price
 * above zero would liquidate the position.
 */
export function liquidationPrice(input: LiquidationInput): { liq_price: Decimal; tier: Tier } | null {
  const { side, qty, tiers, tick } = input
  const cost = signed(side, mul(qty, input.entry_price))
  for (const tier of tiers) {
    let n = sub(add(input.backing, tier.cum), cost)
    let d = sub(mul(qty, tier.mmr), signed(side, qty))
    if (isNegative(d)) {
      n = neg(n)
      d = neg(d)
    }
    if (isZero(d) || isZero(n) || isNegative(n)) continue
    const notional = mul(n, qty)
    if (compare(notional, mul(tier.floor, d)) <= 0 || compare(notional, mul(tier.cap, d)) > 0) continue
    return { liq_price: divToStep(n, d, tick, side === 'long' ? 'CEIL' : 'FLOOR'), tier }
  }
  return null
}

/**
 * Returns the bankruptcy price, entry price - s x margin / quantity, with s = 1 for a long and s = -1 for a short
 * position. The price is rounded like the liquidation price. Returns null if it is not above zero.
 */
export function bankruptcyPrice(
  side: PositionSide,
  qty: Decimal,
  entryPrice: Decimal,
  margin: Decimal,
  tick: Decimal,
): Decimal | null {
  const n = sub(mul(entryPrice, qty), signed(side, margin))
  if (isZero(n) || isNegative(n)) return null
  return divToStep(n, qty, tick, side === 'long' ? 'CEIL' : 'FLOOR')
}
