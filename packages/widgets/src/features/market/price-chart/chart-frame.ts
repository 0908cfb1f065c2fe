import type { ChartCandle } from './chart-candle.ts'
import type { DrawnIndicator } from './indicator-series.ts'

/** All that a chart draws at a moment. */
export type ChartFrame = {
  /** Another picture: symbol and interval. */
  key: string
  candles: readonly ChartCandle[]
  indicators: readonly DrawnIndicator[]
}

/** From which candle a frame differs from the one before, where that can be drawn by updates; null: draw it whole. */
export function stepFrom(before: ChartFrame | null, next: ChartFrame): number | null {
  if (!before || before.key !== next.key || before.candles.length === 0) return null
  const added = next.candles.length - before.candles.length
  const isSame = (at: number) => before.candles[at]?.t === next.candles[at]?.t
  const last = before.candles.length - 1
  const isStep = added >= 0 && added <= 2 && isSame(0) && isSame(last)
  const sameIndicators =
    before.indicators.map(({ id }) => id).join() === next.indicators.map(({ id }) => id).join()
  return isStep && sameIndicators ? last : null
}
