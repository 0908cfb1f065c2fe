import { compare, type Decimal } from '@bourselet/sdk/money'

export type AreaPoint = { at: number; price: Decimal }

const LEVELS = 4
const MOMENTS = 5
/** Empty space above the highest and below the lowest price, in percent of the height. */
const PAD = 12

/**
 * Returns the drawing of an area chart in a box of 100 by 100: paths, marks and axis labels. `points` starts with the
 * oldest price.
 */
export function areaDrawing(points: readonly AreaPoint[]) {
  // A position in a drawing needs no exact value, so the decimal strings are converted to numbers here.
  const values = points.map(({ price }) => Number(price))
  const highest = Math.max(...values)
  const lowest = Math.min(...values)
  const range = highest - lowest || 1
  const topOf = (value: number) => PAD + (1 - (value - lowest) / range) * (100 - 2 * PAD)
  const leftOf = (index: number) => (index / Math.max(1, values.length - 1)) * 100
  const mark = (index: number) => ({
    price: points[index]!.price,
    left: leftOf(index),
    top: topOf(values[index]!),
  })
  const line = values
    .map((value, index) => `${index ? 'L' : 'M'}${leftOf(index).toFixed(2)} ${topOf(value).toFixed(2)}`)
    .join('')
  return {
    line,
    area: `${line}L100 100L0 100Z`,
    high: mark(values.indexOf(highest)),
    low: mark(values.indexOf(lowest)),
    last: mark(values.length - 1),
    levels: levelsOf(lowest, highest).map((value) => ({ value, top: topOf(value) })),
    moments: Array.from(
      { length: MOMENTS },
      (_, index) => points[Math.round((index / (MOMENTS - 1)) * (points.length - 1))]!.at,
    ),
    trend: compare(points.at(-1)!.price, points[0]!.price) < 0 ? 'down' : 'up',
  } as const
}

/** Returns about four round prices between the lowest and the highest price. */
export function levelsOf(low: number, high: number): number[] {
  const rough = (high - low || 1) / LEVELS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((one) => one >= rough)!
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  // Each price is rounded, because floating-point multiples of steps such as 0.1 are inexact.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
