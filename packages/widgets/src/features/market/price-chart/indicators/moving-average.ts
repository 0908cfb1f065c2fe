import type { Line } from './line.ts'

/** Computes the simple moving average: the mean of the last `period` values. */
export function movingAverage(values: readonly number[], period: number): Line {
  let sum = 0
  return values.map((value, at) => {
    sum += value - (at >= period ? values[at - period]! : 0)
    return at >= period - 1 ? sum / period : null
  })
}
