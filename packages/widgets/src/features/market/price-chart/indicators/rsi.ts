import type { Line } from './line.ts'

/**
 * Computes the relative strength index by Wilder, 0 to 100, from the average gain and the average loss. The
 * first averages are means over `period` changes, later ones are smoothed by 1 / period. The index is 100 if
 * there is no loss, and 50 if there is no change.
 */
export function rsi(values: readonly number[], period: number): Line {
  let gain = 0
  let loss = 0
  return values.map((value, at) => {
    if (at === 0) return null
    const change = value - values[at - 1]!
    const up = Math.max(change, 0)
    const down = Math.max(-change, 0)
    if (at <= period) {
      gain += up / period
      loss += down / period
      if (at < period) return null
    } else {
      gain += (up - gain) / period
      loss += (down - loss) / period
    }
    if (loss === 0) return gain === 0 ? 50 : 100
    return 100 - 100 / (1 + gain / loss)
  })
}
