import { owed } from '../amount.ts'
import { compare, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** A tier of a margin table: positions with a notional from above `floor` up to and including `cap`. */
export interface Tier {
  bracket: number
  floor: Decimal
  cap: Decimal
  max_leverage: number
  /** Maintenance margin rate as a fraction. */
  mmr: Decimal
  /** Amount subtracted from notional x mmr, so that the margin is continuous across the tiers. */
  cum: Decimal
}

/** Returns the tier of a notional; null above the last cap. `tiers` are in ascending order. */
export function bracketOf(notional: Decimal, tiers: readonly Tier[]): Tier | null {
  return tiers.find((tier) => compare(notional, tier.cap) <= 0) ?? null
}

/**
 * Returns the maintenance margin UP8(notional x MMR - cum). Orders cannot exceed the last cap, but a mark
 * price can move a position above it; the last tier then applies.
 */
export function maintenanceMargin(notional: Decimal, tiers: readonly Tier[]): Decimal {
  const tier = bracketOf(notional, tiers) ?? tiers.at(-1)!
  return owed(sub(mul(notional, tier.mmr), tier.cum))
}
