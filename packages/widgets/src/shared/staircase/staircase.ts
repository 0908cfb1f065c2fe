import { add, compare, type Decimal, sub } from '@bourselet/sdk/money'

/** A day of the chart, with the amount that the day adds (`gain`) and the sum at its end (`total`). */
export type StaircaseDay = {
  /** The UTC day in the format `YYYY-MM-DD`. */
  date: string
  gain: Decimal
  total: Decimal
  /** `late` draws the day in the error color, for example after a due date; `planned` draws it faded. */
  phase?: 'late' | 'planned'
  /** Text that is shown after the date, for example "day 12". */
  note?: string
  /** The lowest and the highest possible sum at the end of the day, and a text that describes this range. */
  range?: { low: Decimal; high: Decimal; text: string }
}

/** A day of the chart as numbers. The numbers are used only for drawing and not for computing money. */
export type Step = {
  /**
   * The pale bar of the day: from the foot of the bars to the sum before or after the day, whichever is nearer to zero.
   * If the sum crosses zero on this day, the bar is empty.
   */
  rest: [number, number]
  /**
   * The change of the day as a range from the sum before it to the sum after it; null on a day without a
   * change.
   */
  cap: [number, number] | null
  /** The possible sums at the end of the day; null if only one sum is possible. */
  range: [number, number] | null
  way: 'up' | 'down'
  phase: StaircaseDay['phase']
}

export type Staircase = { steps: Step[]; floor: number; ceiling: number }

/** Margin of the scale beyond the highest and lowest sum, as a fraction of the distance between both sums. */
const MARGIN = 0.06

/**
 * Margin below the lowest sum of a `near` scale, as a fraction of the distance between the lowest and the
 * highest sum.
 */
const FOOT = 0.24

/**
 * The start of the vertical scale: `zero`, or `near` the lowest sum. With `zero`, the changes of a large sum can
 * be too small to see.
 */
export type StaircaseScale = 'zero' | 'near'

/** Returns the bars of the days and the bounds of their scale. */
export function staircaseOf(days: readonly StaircaseDay[], scale: StaircaseScale = 'zero'): Staircase {
  const steps = days.map(({ gain, total, phase, range }): Step => {
    const after = Number(total)
    const before = Number(sub(total, gain))
    const crossed = before < 0 !== after < 0
    const near = Math.abs(before) < Math.abs(after) ? before : after
    const sign = compare(gain, '0')
    return {
      rest: [0, crossed ? 0 : near],
      cap: sign === 0 ? null : [before, after],
      range: range ? [Number(range.low), Number(range.high)] : null,
      way: sign < 0 ? 'down' : 'up',
      phase,
    }
  })
  const ends = steps.flatMap(({ rest, cap, range }) => [rest[1], ...(cap ?? []), ...(range ?? [])])
  if (scale === 'near' && ends.length > 0 && Math.min(...ends) >= 0) return nearStaircase(steps, ends)
  const lowest = Math.min(0, ...ends)
  const highest = Math.max(0, ...ends)
  const span = highest - lowest || 1
  return {
    steps,
    floor: lowest < 0 ? lowest - span * MARGIN : 0,
    ceiling: highest > 0 || lowest === 0 ? highest + span * MARGIN : 0,
  }
}

function nearStaircase(steps: readonly Step[], ends: readonly number[]): Staircase {
  const highest = Math.max(...ends)
  // The scale has a minimum range. Without it, sums that hardly differ would be drawn with very different heights.
  const span = Math.max(highest - Math.min(...ends), highest * 0.002, 1)
  const floor = Math.max(0, Math.min(...ends) - span * FOOT)
  return {
    steps: steps.map((step) => ({ ...step, rest: [floor, step.rest[1]] })),
    floor,
    ceiling: highest + span * MARGIN,
  }
}

/** Returns the sum of the changes of all days. */
export const gainOf = (days: readonly StaircaseDay[]): Decimal =>
  days.reduce((sum, { gain }) => add(sum, gain), '0')

/** Returns the indices of at most `count` evenly spaced days, which include the first and the last day. */
export function labelledDays(length: number, count = 4): number[] {
  const places = Math.min(length, count)
  return Array.from({ length: places }, (_, at) =>
    places === 1 ? 0 : Math.round((at * (length - 1)) / (places - 1)),
  )
}
