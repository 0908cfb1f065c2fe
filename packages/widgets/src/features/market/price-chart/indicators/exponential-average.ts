import type { Line } from './line.ts'

/**
 * Computes the exponential moving average with the factor 2 / (period + 1). The first average is the mean of
 * the first `period` values. Nulls at the start are skipped, so that the values can be the result of another
 * indicator.
 */
export function exponentialAverage(values: Readonly<Line>, period: number): Line {
  const factor = 2 / (period + 1)
  let sum = 0
  let count = 0
  let average: number | null = null
  return values.map((value) => {
    if (value === null) return null
    count += 1
    if (count <= period) {
      sum += value
      average = count === period ? sum / period : null
    } else average = average! + (value - average!) * factor
    return average
  })
}
