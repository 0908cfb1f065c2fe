import type { ChartCandle } from '../chart-candle.ts'
import type { ChartView } from '../chart-view.ts'
import type { Plane } from './drawing-control.ts'
import { indexOfTime, magnetic, timeOfIndex } from './geometry.ts'

/** Maximum distance in px at which a drawing's point snaps to the open, high, low or close of a candle. */
const MAGNET_PX = 24

/** Returns the plane of a chart, which converts between times and prices of drawings and positions in px. */
export function createPlane(
  view: Pick<ChartView, 'xOf' | 'indexAt' | 'yOf' | 'priceAt' | 'paneSize'>,
  shown: () => { candles: readonly ChartCandle[]; widthMs: number },
): Plane {
  let known: { candles: readonly ChartCandle[]; times: number[] } = { candles: [], times: [] }
  const timesOf = (candles: readonly ChartCandle[]) => {
    if (known.candles !== candles) known = { candles, times: candles.map(({ t }) => t) }
    return known.times
  }
  return {
    toPixel({ t, price }) {
      const { candles, widthMs } = shown()
      const x = view.xOf(indexOfTime(timesOf(candles), widthMs, t))
      const y = view.yOf(price)
      return x === null || y === null ? null : { x, y }
    },
    toPoint({ x, y }, isMagnet) {
      const { candles, widthMs } = shown()
      const index = view.indexAt(x)
      const price = view.priceAt(y)
      if (index === null || price === null || price <= 0 || candles.length === 0) return null
      const at = Math.round(index)
      const candle = candles[Math.min(candles.length - 1, Math.max(0, at))]!
      const near = view.priceAt(Math.max(0, y - MAGNET_PX)) ?? price
      return {
        // The time is rounded to the start of a candle. So two points on the same candle have the same time. This is
        // also true if one point was set with the pointer and the other point with the arrow keys.
        t: timeOfIndex(timesOf(candles), widthMs, at),
        price: isMagnet && candles[at] ? magnetic(candle, price, Math.abs(near - price)) : price,
      }
    },
    shift({ t, price }, dx, dy) {
      const { candles, widthMs } = shown()
      const [left, right, y] = [view.xOf(0), view.xOf(1), view.yOf(price)]
      if (left === null || right === null || y === null) return null
      const steps = Math.round(dx / (right - left))
      const next = dy === 0 ? price : view.priceAt(y + dy, true)
      if (next === null || next <= 0) return null
      const times = timesOf(candles)
      const index = indexOfTime(times, widthMs, t) + steps
      return { t: steps === 0 ? t : Math.round(timeOfIndex(times, widthMs, index)), price: next }
    },
    size: view.paneSize,
  }
}
