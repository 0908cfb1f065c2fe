import type { Line } from './line.ts'
import { movingAverage } from './moving-average.ts'

export type Bollinger = { upper: Line; middle: Line; lower: Line }

/**
 * Computes Bollinger bands: the moving average, and lines that are `width` standard deviations above and
 * below it. The deviation is that of the whole window (population).
 */
export function bollinger(values: readonly number[], period: number, width: number): Bollinger {
  const middle = movingAverage(values, period)
  const deviation = middle.map((mean, at) => {
    if (mean === null) return null
    const window = values.slice(at - period + 1, at + 1)
    return Math.sqrt(window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / period)
  })
  const band = (sign: 1 | -1): Line =>
    middle.map((mean, at) => (mean === null ? null : mean + sign * width * deviation[at]!))
  return { upper: band(1), middle, lower: band(-1) }
}
