import type { ChartCandle } from './chart-candle.ts'

/**
 * Returns Heikin-Ashi candles. The close is the mean of the four prices of the source candle; the open is the mean of
 * the open and close of the previous Heikin-Ashi candle. Times and volumes do not change.
 */
export function heikinAshi(candles: readonly ChartCandle[]): ChartCandle[] {
  let before: { open: number; close: number } | null = null
  return candles.map((candle) => {
    const { open, high, low, close } = candle
    const smoothClose = (open + high + low + close) / 4
    const smoothOpen = before ? (before.open + before.close) / 2 : (open + close) / 2
    before = { open: smoothOpen, close: smoothClose }
    return {
      ...candle,
      open: smoothOpen,
      close: smoothClose,
      high: Math.max(high, smoothOpen, smoothClose),
      low: Math.min(low, smoothOpen, smoothClose),
    }
  })
}
