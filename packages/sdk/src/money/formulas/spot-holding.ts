import { floored, percent } from '../amount.ts'
import { add, compare, div, isNegative, isZero, mul, sub, trim } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/**
 * The part of a member's balance of a coin whose cost is known. `cost` is what the member paid for `quantity`, fees
 * included, with at most 18 decimals.
 */
export interface SpotHolding {
  quantity: Decimal
  cost: Decimal
}

/** One or several trades of a member in a pair. */
export interface HoldingTrade {
  side: 'buy' | 'sell'
  /** Quantity in the base coin. */
  qty: Decimal
  /** Sum of price x quantity, in the quote coin. */
  total: Decimal
  /** The fee of a buy, which is deducted from the bought quantity, in the base coin. Ignored for a sell. */
  fee: Decimal
}

/** The figures of a holding at a price, in the quote coin; the percentage has two decimals. */
export interface HoldingResult {
  unrealized_pnl: Decimal
  /** The unrealized PnL as a percentage of the cost. */
  return_pct: Decimal
}

/** The holding of a member without trades. */
export const NO_HOLDING: SpotHolding = { quantity: '0', cost: '0' }

const COST_PLACES = 18

/**
 * Returns the holding after a trade, by the weighted average cost calculated at each purchase (IAS 2, paragraph 27). A
 * buy adds its total to the cost, and the quantity less the fee to the holding. A sell reduces both pro rata, so
 * the average cost stays. A sell of more than the holding ends it: the rest was received without a known cost.
 */
export function applyTrade(before: SpotHolding, { side, qty, total, fee }: HoldingTrade): SpotHolding {
  if (side === 'sell') return holdingWithin(before, sub(before.quantity, qty))
  return { quantity: add(before.quantity, sub(qty, fee)), cost: add(before.cost, total) }
}

/**
 * Returns the part of a holding that a balance still contains. Coins that left by a withdrawal, a conversion or a trade
 * in another pair take their share of the cost with them. The cost is rounded HALF_UP to 18 decimals.
 */
export function holdingWithin(before: SpotHolding, balance: Decimal): SpotHolding {
  if (compare(before.quantity, balance) <= 0) return before
  if (isZero(balance) || isNegative(balance)) return NO_HOLDING
  return {
    quantity: trim(balance),
    cost: trim(div(mul(before.cost, balance), before.quantity, COST_PLACES, 'HALF_UP')),
  }
}

/** Returns cost / quantity, rounded HALF_UP to 8 decimals; null without a holding. */
export function averageCost({ quantity, cost }: SpotHolding): Decimal | null {
  return isZero(quantity) ? null : trim(div(cost, quantity, 8, 'HALF_UP'))
}

/** Returns the unrealized PnL, FLOOR8(quantity x price - cost), and its percentage of the cost; null without a cost. */
export function holdingResult({ quantity, cost }: SpotHolding, price: Decimal): HoldingResult | null {
  if (isZero(quantity) || isZero(cost)) return null
  const unrealized_pnl = floored(sub(mul(quantity, price), cost))
  return { unrealized_pnl, return_pct: percent(unrealized_pnl, cost) }
}
