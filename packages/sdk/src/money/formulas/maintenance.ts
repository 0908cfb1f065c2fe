import { owed } from '../amount.ts'
import { compare, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** A row of a margin table: notional from above `floor` to `cap` inclusive. */
export interface Tier {
  bracket: number
  floor: Decimal
  cap: Decimal
  max_leverage: number
  /** Maintenance margin rate, a fraction. */
  mmr: Decimal
  /** Subtracted from notional x mmr, so that the margin is continuous over the brackets. */
  cum: Decimal
}

/** The bracket a notional falls into, null above the last cap. `tiers` are in rising order. */
export function bracketOf(notional: Decimal, tiers: readonly Tier[]): Tier | null {
  return tiers.find((tier) => compare(notional, tier.cap) <= 0) ?? null
}

/**
 * Returns UP8(notional x MMR - cum). No order passes the last cap, but a mark price may carry a position over
 * it: the last bracket then applies.
 */
export function maintenanceMargin(notional: Decimal, tiers: readonly Tier[]): Decimal {
  const tier = bracketOf(notional, tiers) ?? tiers.at(-1)!
  return owed(sub(mul(notional, tier.mmr), tier.cum))
}
