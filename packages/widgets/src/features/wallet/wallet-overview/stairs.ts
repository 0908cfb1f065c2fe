import { compare, max, min } from '@bourselet/sdk/money'
import type { DayTotal } from './day-total.ts'

/** A day of the staircase: what was there before it, and what it added or took. In pixels' numbers. */
export type Stair = { total: number; before: number; way: 'up' | 'down' | 'none' }

export type Stairs = { list: Stair[]; floor: number; ceiling: number }

/** Room below the lowest and above the highest day, as a part of what lies between them. */
const MARGIN = 0.12

/** What is drawn of the last days. The first day of all stands on itself. */
export function stairsOf(days: readonly DayTotal[], count: number): Stairs {
  const shown = days.slice(-count)
  const list = shown.map((day, at): Stair => {
    const before = shown[at - 1] ?? days[days.length - shown.length - 1] ?? day
    const sign = compare(day.total_usdt, before.total_usdt)
    return {
      // The canvas needs numbers; the values are only drawn.
      total: Number(day.total_usdt),
      before: Number(before.total_usdt),
      way: sign > 0 ? 'up' : sign < 0 ? 'down' : 'none',
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
