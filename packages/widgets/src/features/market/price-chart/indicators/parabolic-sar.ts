import type { ChartCandle } from '../chart-candle.ts'

type Trend = {
  isRising: boolean
  /** The stop price of the candle. */
  sar: number
  /** The highest high of a rising trend, the lowest low of a falling one. */
  extreme: number
  acceleration: number
}

type State = { trend: Trend | null; last: ChartCandle | null; previous: ChartCandle | null }

/**
 * Creates the parabolic stop and reverse of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978, section
 * II). Its acceleration factor starts at `step` and grows by `step` with each new extreme price of the trend, up to
 * `limit`. The calculation of the library is not used: it places the stop 0.01 below some candles at any price level,
 * and it may place the stop inside the price range of the second-last candle.
 */
export function createSar(step: number, limit: number) {
  let before: State = { trend: null, last: null, previous: null }
  let state = before

  /**
   * Returns the trend at the second candle. The trend is rising if the middle of the second candle is not below the
   * middle of the first.
   */
  const begin = ({ high, low }: ChartCandle, first: ChartCandle): Trend => {
    const isRising = high + low >= first.high + first.low
    return {
      isRising,
      sar: isRising ? first.low : first.high,
      extreme: isRising ? high : low,
      acceleration: step,
    }
  }
  const next = (candle: ChartCandle, trend: Trend, last: ChartCandle, previous: ChartCandle): Trend => {
    const { isRising, extreme, acceleration } = trend
    const moved = trend.sar + acceleration * (extreme - trend.sar)
    const sar = isRising ? Math.min(moved, last.low, previous.low) : Math.max(moved, last.high, previous.high)
    const furthest = isRising ? Math.max(extreme, candle.high) : Math.min(extreme, candle.low)
    if (isRising ? candle.low < sar : candle.high > sar) {
      const turned = isRising ? candle.low : candle.high
      return { isRising: !isRising, sar: furthest, extreme: turned, acceleration: step }
    }
    const faster = furthest === extreme ? acceleration : Math.min(acceleration + step, limit)
    return { isRising, sar, extreme: furthest, acceleration: faster }
  }

  return (candle: ChartCandle, replace: boolean): number | null => {
    if (!replace) before = state
    const { trend, last, previous } = before
    const moved = last && (trend ? next(candle, trend, last, previous ?? last) : begin(candle, last))
    // The first stop is the low or high of the first candle. If the first candle also limited the next stop, the stop
    // could not move. So only the second candle limits the next stop.
    state = { trend: moved, last: candle, previous: trend && last }
    return moved?.sar ?? null
  }
}
