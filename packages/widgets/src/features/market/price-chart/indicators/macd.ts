import { exponentialAverage } from './exponential-average.ts'
import type { Line } from './line.ts'

export type Macd = { macd: Line; signal: Line; histogram: Line }

/**
 * Computes MACD: the fast exponential average minus the slow one, the exponential average of these values
 * (signal), and the difference of both.
 */
export function macd(values: readonly number[], fast: number, slow: number, smooth: number): Macd {
  const quick = exponentialAverage([...values], fast)
  const calm = exponentialAverage([...values], slow)
  const less = (a: Line, b: Line): Line =>
    a.map((value, at) => (value === null || b[at] == null ? null : value - b[at]!))
  const line = less(quick, calm)
  const signal = exponentialAverage(line, smooth)
  return { macd: line, signal, histogram: less(line, signal) }
}
