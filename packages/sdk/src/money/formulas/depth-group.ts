import { mul } from '../decimal.ts'
import { round } from '../round.ts'
import { divRound, type Rounding } from '../rounding.ts'
import { decimals } from '../step.ts'
import { type Decimal, fromUnits, toUnits } from '../units.ts'
import type { Level } from './market-walk.ts'

/** Returns the widths of the price groups of a book: tick x 1, 10, 100 and 1000. */
export function depthGroups(tick: Decimal): Decimal[] {
  return ['1', '10', '100', '1000'].map((factor) => mul(tick, factor))
}

/**
 * Returns the quantities of a book summed by price group. Bid prices are rounded down (FLOOR) and ask prices
 * up (CEIL), so that no better price is shown than exists. Bids are returned in descending and asks in
 * ascending order, with at most `limit` groups per side; the input may be in any order.
 */
export function depthGroup(
  bids: readonly Level[],
  asks: readonly Level[],
  group: Decimal,
  limit = 20,
): { bids: [Decimal, Decimal][]; asks: [Decimal, Decimal][] } {
  return {
    bids: groupSide(bids, group, 'FLOOR', -1, limit),
    asks: groupSide(asks, group, 'CEIL', 1, limit),
  }
}

function groupSide(
  levels: readonly Level[],
  group: Decimal,
  rounding: Rounding,
  order: 1 | -1,
  limit: number,
): [Decimal, Decimal][] {
  const width = toUnits(group)
  const places = decimals(group)
  const sums = new Map<bigint, bigint>()
  for (const [price, quantity] of levels) {
    const key = divRound(toUnits(price), width, rounding)
    sums.set(key, (sums.get(key) ?? 0n) + toUnits(quantity))
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -order : order))
    .slice(0, limit)
    .map(([key, units]) => [round(fromUnits(key * width), places, 'DOWN'), fromUnits(units)])
}
