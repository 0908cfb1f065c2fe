import type { Drawing, DrawingTool, Point } from './drawing.ts'

/** A position in px from the top left corner of the pane of the prices. */
export type Pixel = { x: number; y: number }
export type Segment = readonly [Pixel, Pixel]

/** The levels of a Fibonacci retracement: 0 is at its second point, 1 at its first point. */
export const fibonacciLevels = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

/**
 * Converts a time to a fractional index among the start times of the candles. Before the first and after the
 * last candle, the index changes by one per duration of a candle.
 */
export function indexOfTime(times: readonly number[], widthMs: number, t: number): number {
  const last = times.length - 1
  if (last < 0) return 0
  if (t <= times[0]!) return (t - times[0]!) / widthMs
  if (t >= times[last]!) return last + (t - times[last]!) / widthMs
  let [low, high] = [0, last]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (times[middle]! <= t) low = middle
    else high = middle
  }
  return low + (t - times[low]!) / (times[high]! - times[low]!)
}

/** Converts an index of the candles to a time; the reverse of `indexOfTime`. */
export function timeOfIndex(times: readonly number[], widthMs: number, index: number): number {
  const last = times.length - 1
  if (last < 0) return 0
  if (index <= 0) return times[0]! + index * widthMs
  if (index >= last) return times[last]! + (index - last) * widthMs
  const low = Math.floor(index)
  return times[low]! + (index - low) * (times[low + 1]! - times[low]!)
}

/** Returns the segment that starts at `a`, goes through `b` and ends at or beyond the edge of the pane. */
function rayTo(a: Pixel, b: Pixel, width: number, height: number): Segment {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  if (dx === 0 && dy === 0) return [a, b]
  const reach = Math.max(width, height, Math.abs(a.x), Math.abs(a.y)) * 4
  const scale = Math.max(1, reach / Math.hypot(dx, dy))
  return [a, { x: a.x + dx * scale, y: a.y + dy * scale }]
}

const level = (y: number, from: number, to: number): Segment => [
  { x: from, y },
  { x: to, y },
]

/** Returns the line segments of a drawing for the positions of its points and the size of the pane. */
export function segmentsOf(
  tool: DrawingTool,
  points: readonly Pixel[],
  { width, height }: { width: number; height: number },
): Segment[] {
  const [a, b] = points
  if (!a) return []
  if (tool === 'horizontal') return [level(a.y, 0, width)]
  if (!b || tool === 'text') return []
  if (tool === 'trend') return [[a, b]]
  if (tool === 'ray') return [rayTo(a, b, width, height)]
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
  if (tool === 'fibonacci')
    return fibonacciLevels.map((part) => level(b.y + (a.y - b.y) * part, left, Math.max(right, width)))
  return [level(a.y, left, right), level(b.y, left, right), [a, { x: a.x, y: b.y }], [{ x: b.x, y: a.y }, b]]
}

/** Returns the distance in px of a position from a segment. */
export function distance({ x, y }: Pixel, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy)
}

/** Approximate width of a letter in px. It determines the area in which a text can be hit. */
const LETTER_PX = 7
const TEXT_PX = 16

/** The part of a drawing under the pointer: the index of one of its points, or the whole drawing. */
export type Hit = { id: string; part: number | 'whole' }

/** Returns the part of a drawing within `reach` px of a position; null if there is none. */
export function hitOf(
  { id, tool, text = '' }: Drawing,
  points: readonly Pixel[],
  at: Pixel,
  size: { width: number; height: number },
  reach: number,
): Hit | null {
  const part = points.findIndex(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= reach + 2)
  if (part >= 0) return { id, part }
  const [a] = points
  const isOnText =
    tool === 'text' &&
    a !== undefined &&
    at.x >= a.x - reach &&
    at.x <= a.x + text.length * LETTER_PX + reach &&
    Math.abs(at.y - a.y) <= TEXT_PX / 2 + reach
  const isNear = segmentsOf(tool, points, size).some((segment) => distance(at, segment) <= reach)
  return isOnText || isNear ? { id, part: 'whole' } : null
}

export type Prices = { open: number; high: number; low: number; close: number }

/** Returns the open, high, low or close that is nearest to a price; the price itself if none is within `reach`. */
export function magnetic({ open, high, low, close }: Prices, price: number, reach: number): number {
  const [nearest] = [open, high, low, close].sort((a, b) => Math.abs(a - price) - Math.abs(b - price))
  return nearest !== undefined && Math.abs(nearest - price) <= reach ? nearest : price
}

/** Returns the price change, the change in percent and the number of candles of a measured range. */
export function measured([from, to]: readonly [Point, Point], widthMs: number) {
  const change = to.price - from.price
  return {
    change,
    percent: (change / from.price) * 100,
    candles: Math.round((to.t - from.t) / widthMs),
  }
}
