import { max, min } from '@bourselet/sdk/money'
import { type Trend, trendOf } from '../../../shared/format/trend-of.ts'
import type { DayTotal } from './day-total.ts'

/**
 * A day of the stair chart as numbers for drawing: total, total of the day before, and direction of the
 * change.
 */
export type Stair = { total: number; before: number; trend: Trend }

export type Stairs = { list: Stair[]; floor: number; ceiling: number }

/** Margin above and below the drawn days, as a fraction of their range. */
const MARGIN = 0.12

/** Returns the drawn days. The very first day starts at its own total. */
export function stairsOf(days: readonly DayTotal[], count: number): Stairs {
  const shown = days.slice(-count)
  const list = shown.map((day, at): Stair => {
    const before = shown[at - 1] ?? days[days.length - shown.length - 1] ?? day
    return {
      // Canvas coordinates are numbers, so the decimal strings are converted here.
      total: Number(day.total_usdt),
      before: Number(before.total_usdt),
      trend: trendOf(day.total_usdt, before.total_usdt),
    }
  })
  const lowest = Number(
    shown.map((day) => day.total_usdt).reduce((a, b) => min(a, b), shown[0]?.total_usdt ?? '0'),
  )
  const highest = Number(shown.map((day) => day.total_usdt).reduce((a, b) => max(a, b), '0'))
  const span = Math.max(highest - lowest, highest * 0.002, 1)
  return {
    list,
    floor: Math.max(0, lowest - span * MARGIN * 2),
    ceiling: highest + span * MARGIN,
  }
}
