import type { Candle } from '../../../../shared/data/candle-pages.ts'
import { type ChartCandle, toChartCandle } from '../chart-candle.ts'

/** Returns the closes of a compared symbol, one for each candle of the chart; null where the symbol has no candle. */
export function comparedValues(
  candles: readonly ChartCandle[],
  compared: readonly Candle[],
): readonly (number | null)[] {
  let next = 0
  return candles.map(({ t }) => {
    while (next < compared.length && compared[next]!.t < t) next += 1
    const candle = compared[next]
    return candle?.t === t ? toChartCandle(candle).close : null
  })
}

/**
 * Returns the change in percent from the first value at or after the index `from` to the last value at or before the
 * index `at`. Returns null if there is no value in this range.
 */
export function comparedChange(values: readonly (number | null)[], from: number, at: number): number | null {
  const first = values.find((value, index) => index >= from && value !== null)
  const last = values.findLast((value, index) => index <= at && index >= from && value !== null)
  return first == null || last == null ? null : (last / first - 1) * 100
}
