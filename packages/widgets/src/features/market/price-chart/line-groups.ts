import type { PriceLine } from './use-price-chart.ts'

/** A group of orders on one side whose prices are close together. They share one label in the chart. */
export type LineGroup = { id: string; side: 'buy' | 'sell'; lines: readonly PriceLine[] }

/** Price lines that have their own label, and groups of lines that share one. */
export type GroupedLines = { single: readonly PriceLine[]; groups: readonly LineGroup[] }

/**
 * Maximum number of orders within one price range that keep their own labels. The labels are placed beside each
 * other.
 */
const MOST_SINGLE = 3

/**
 * Minimum height in px of a new price range for grouping. The range is kept while its height is between
 * `LEAST_PX` and `MOST_PX`.
 */
const USUAL_PX = 32
const LEAST_PX = 26
const MOST_PX = 100

/**
 * Returns the size of the price ranges in which orders are grouped: 1, 2 or 5 times a power of ten. `pricePerPx` is the
 * price difference of one px. `known` is the present size. It is returned unchanged while a range of this size is
 * between `LEAST_PX` and `MOST_PX` high on the screen, so that a small move of the scale does not change the groups.
 */
export function groupRange(pricePerPx: number, known: number | null): number | null {
  if (!(pricePerPx > 0 && Number.isFinite(pricePerPx))) return known
  if (known !== null && known >= pricePerPx * LEAST_PX && known <= pricePerPx * MOST_PX) return known
  const least = pricePerPx * USUAL_PX
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((times) => times * power >= least) ?? 10) * power
}

/**
 * Groups the order lines of each price range that contains more than three of them, buys and sells separately. Lines
 * with a `tone`, such as positions and alerts, are never grouped. While the size of the ranges is unknown, returns all
 * lines if there are at most three, otherwise none.
 */
export function groupLines(lines: readonly PriceLine[], range: number | null): GroupedLines {
  if (lines.length <= MOST_SINGLE) return { single: lines, groups: [] }
  if (range === null) return { single: [], groups: [] }
  const ranges = new Map<number, PriceLine[]>()
  const single: PriceLine[] = []
  for (const line of lines) {
    if (line.tone !== undefined) {
      single.push(line)
      continue
    }
    // The grouping needs no exact value, so the price becomes a number here.
    const at = Math.floor(Number(line.price) / range)
    const found = ranges.get(at)
    if (found) found.push(line)
    else ranges.set(at, [line])
  }
  const groups: LineGroup[] = []
  for (const [at, found] of ranges) {
    if (found.length <= MOST_SINGLE) {
      single.push(...found)
      continue
    }
    for (const side of ['buy', 'sell'] as const) {
      const own = found.filter((line) => line.side === side)
      if (own.length === 1) single.push(...own)
      if (own.length > 1) groups.push({ id: `group:${side}:${range}:${at}`, side, lines: byPrice(own) })
    }
  }
  return { single, groups }
}

/** Sorts price lines as in a chart: the highest price first. */
const byPrice = (lines: readonly PriceLine[]) => [...lines].sort((a, b) => Number(b.price) - Number(a.price))
