import { type Decimal, isNegative } from '@bourselet/sdk/money'
import type { OpenPosition } from '../futures-position.ts'
import type { SafeZone } from './member-account.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A passed test is tried again this much further, in parts of 1000, so that a trend is not tested at every tick. */
const FURTHER = 10n

/**
 * Whether positions are certainly far from liquidation at the present marks, without a test: equity less maintenance
 * margin only rises with the mark of a long and falls with that of a short, whatever the bracket.
 */
export function isSafe(
  memory: VenueMemory,
  zone: SafeZone | undefined,
  backing: Decimal | bigint,
  positions: readonly OpenPosition[],
): boolean {
  if (zone === undefined || zone.backing !== backing || zone.held.length !== positions.length) return false
  return zone.held.every(({ position, quantity, cost, worst }, index) => {
    const same = position === positions[index] && position.quantity === quantity && position.cost === cost
    if (!same) return false
    const mark = memory.markets.get(position.symbol)!.markUnits
    return isNegative(quantity) ? mark <= worst : mark >= worst
  })
}

/** The zone of a test that was just passed; `passes` tries other marks, in the sequence of the positions. */
export function safeZone(
  memory: VenueMemory,
  backing: Decimal | bigint,
  positions: readonly OpenPosition[],
  passes: (marks: readonly bigint[]) => boolean,
): SafeZone {
  const marks = positions.map(({ symbol }) => memory.markets.get(symbol)!.markUnits)
  const further = marks.map((mark, index) => {
    const move = (mark * FURTHER) / 1_000n
    return isNegative(positions[index]!.quantity) ? mark + move : mark - move
  })
  const worst = passes(further) ? further : marks
  const held = positions.map((position, index) => {
    const { quantity, cost } = position
    return { position, quantity, cost, worst: worst[index]! }
  })
  return { backing, held }
}
