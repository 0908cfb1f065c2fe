import { owed } from '../amount.ts'
import { compare, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** A tier of a margin table. It contains positions with a notional above `floor` and at most `cap`. */
export interface Tier {
  bracket: number
  floor: Decimal
  cap: Decimal
  max_leverage: number
  /** Maintenance margin rate as a fraction. */
  mmr: Decimal
  /** Amount subtracted from notional x mmr, so that the margin does not jump between two tiers. */
  cum: Decimal
}

/**
 * Returns the tier that contains a notional; null if it is above the last cap. `tiers` must be in ascending
 * order.
 */
export function bracketOf(notional: Decimal, tiers: readonly Tier[]): Tier | null {
  return tiers.find((tier) => compare(notional, tier.cap) <= 0) ?? null
}

/**
 * Returns the maintenance margin, notional x MMR - cum, rounded UP to 8 decimals. No order can raise the notional above
 * the cap of the last tier, but a change of the mark price can. The last tier then applies.
 */
export function maintenanceMargin(notional: Decimal, tiers: readonly Tier[]): Decimal {
  const tier = bracketOf(notional, tiers) ?? tiers.at(-1)!
  return owed(sub(mul(notional, tier.mmr), tier.cum))
}
