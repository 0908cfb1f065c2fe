import type { ChartCandle } from './chart-candle.ts'
import type { IndicatorKind, IndicatorPane } from './indicators/indicator-kinds.ts'
import type { DrawnLine } from './indicators/indicator-run.ts'

export type DrawnIndicator = {
  /**
   * An id that contains kind, parameters and visibility of the indicator. If one of them changes, the chart is
   * drawn again.
   */
  id: string
  kind: IndicatorKind
  params: readonly number[]
  /** True if the member has hidden the indicator. It is not drawn, and the legend shows its name without values. */
  isHidden: boolean
  /**
   * True if the indicator is drawn. It is not drawn if the member has hidden it, or if the percent scale would
   * place it at the wrong distance from the prices.
   */
  isDrawn: boolean
  pane: IndicatorPane
  /** Values at which the pane of the indicator draws a dashed line. */
  guides: readonly number[]
  lines: readonly DrawnLine[]
}

/** The data to draw: the candles and indicators of a symbol and interval. */
export type ChartFrame = {
  /** A key that identifies the symbol and the interval of the candles. */
  key: string
  candles: readonly ChartCandle[]
  indicators: readonly DrawnIndicator[]
}

const values = ['t', 'open', 'high', 'low', 'close', 'volume'] as const

/**
 * Returns the index of the first candle that must be drawn again; null if the whole chart must be drawn again, with new
 * series. A closed candle can change too: by a trade that arrives late, or while the connection was lost. Then all
 * candles must be drawn again, from index 0.
 */
export function stepFrom(before: ChartFrame | null, next: ChartFrame): number | null {
  if (!before || before.key !== next.key || before.candles.length === 0) return null
  const added = next.candles.length - before.candles.length
  const isSame = (at: number) => before.candles[at]?.t === next.candles[at]?.t
  const last = before.candles.length - 1
  const isStep = added >= 0 && added <= 2 && isSame(0) && isSame(last)
  const sameIndicators =
    before.indicators.map(({ id }) => id).join() === next.indicators.map(({ id }) => id).join()
  if (!isStep || !sameIndicators) return null
  const isClosedSame = before.candles.every((one, at) => {
    const other = next.candles[at]!
    return at === last || one === other || values.every((name) => one[name] === other[name])
  })
  return isClosedSame ? last : 0
}
