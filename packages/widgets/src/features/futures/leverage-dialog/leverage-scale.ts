/**
 * Common leverage values. The slider marks the lowest five of them that are below the contract's maximum, and the
 * maximum.
 */
const MARKS = [1, 5, 10, 20, 50, 75, 100, 125]
const MOST_MARKS = 6

/** The number of slider positions between two marks. */
export const SPAN = 100

/**
 * Returns the marks from 1 to the maximum leverage, for example 1, 5, 10, 20, 50. The slider shows them at
 * equal distances.
 */
export function marksTo(most: number): number[] {
  const inner = MARKS.filter((mark) => mark < most).slice(0, MOST_MARKS - 1)
  return [...inner, most]
}

/** Returns the slider position of a leverage, interpolated between two marks. */
export function positionOf(leverage: number, marks: readonly number[]): number {
  const at = marks.findIndex((mark) => mark >= leverage)
  if (at <= 0) return at === 0 ? 0 : (marks.length - 1) * SPAN
  const [from, to] = [marks[at - 1] ?? 1, marks[at] ?? 1]
  return Math.round((at - 1 + (leverage - from) / (to - from)) * SPAN)
}

/** Returns the leverage at a slider position. */
export function leverageAt(position: number, marks: readonly number[]): number {
  const at = Math.min(marks.length - 2, Math.floor(position / SPAN))
  const [from, to] = [marks[at] ?? 1, marks[at + 1] ?? marks[at] ?? 1]
  return Math.round(from + (position / SPAN - at) * (to - from))
}
