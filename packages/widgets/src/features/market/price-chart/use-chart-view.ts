import { type CandleInterval, type Decimal, nextCandleStart } from '@bourselet/sdk/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { countdown } from '../../../shared/format/countdown.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { type ChartColours, chartTokens } from './chart-colours.ts'
import type { ChartFrame } from './chart-frame.ts'
import type { ChartScale, ChartStyle } from './chart-style.ts'
import { type ChartView, createChartView } from './chart-view.ts'
import type { FillMark } from './fill-marks.ts'

export type ChartViewProps = {
  frame: ChartFrame
  interval: CandleInterval
  style: ChartStyle
  scale: ChartScale
  tick: Decimal
  fills: readonly FillMark[]
  /** Called with the start time of the candle under the pointer; null if there is none. */
  onHover: (t: number | null) => void
  onOldest: () => void
  /** Called with the tops of all panes in px when one of them moves. */
  onPanes: (tops: readonly number[]) => void
  /** Called if the chart library cannot be loaded. */
  onFailed: (error: Error) => void
}

/** A drawn chart: its view, the focusable `<figure>`, and the element that contains the canvas. */
export type DrawnChart = { view: ChartView; figure: HTMLElement; host: HTMLElement }

const DAY_MS = 86_400_000

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Draws a chart into an element and keeps it up to date. Returns the view of the chart, which is null while the library
 * loads, and its colors.
 */
export function useChartView(
  host: RefObject<HTMLElement | null>,
  props: ChartViewProps,
  onAway: (isAway: boolean) => void,
): { view: ChartView | null; colours: ChartColours | null } {
  const { frame, interval, style, scale, tick, fills } = props
  const { sdk } = useBourselet()
  const format = useFormat()
  const colours = useColours(host, chartTokens)
  const [view, setView] = useState<ChartView | null>(null)
  const latest = useRef({ ...props, onAway })
  useEffect(() => {
    latest.current = { ...props, onAway }
  })
  useEffect(() => {
    let made: ChartView | null = null
    let isGone = false
    // The chart library has a size of 100 kB, so it is loaded only when the first chart is rendered.
    import('./chart-library.ts')
      .then((library) => {
        if (isGone || !host.current) return
        made = createChartView(library, host.current, {
          onHover: (at) => latest.current.onHover(at),
          onOldest: () => latest.current.onOldest(),
          onPanes: (tops) => latest.current.onPanes(tops),
          onAway: (isAway) => latest.current.onAway(isAway),
        })
        setView(made)
      })
      .catch((thrown) => latest.current.onFailed(asError(thrown)))
    return () => {
      isGone = true
      made?.remove()
      setView(null)
    }
  }, [host])
  useEffect(() => {
    if (!view || !colours || !host.current) return
    view.appearance({
      colours,
      font: getComputedStyle(host.current).fontFamily,
      locale: format.locale,
      interval,
      style,
      scale,
      tick,
      formatPrice: (price) => format.price(price, tick),
    })
  }, [view, colours, host, format, interval, style, scale, tick])
  useEffect(() => {
    if (view && colours) view.show(frame)
  }, [view, colours, frame])
  useEffect(() => {
    if (view && colours) view.fills(fills)
  }, [view, colours, fills])
  useEffect(() => {
    if (!view || !colours) return
    const open = frame.candles.at(-1)
    const report = () => {
      const left = open && nextCandleStart(open.t, interval) - sdk.clock.now()
      view.last(left === undefined || left <= 0 || left > DAY_MS ? null : countdown(left))
    }
    report()
    const timer = setInterval(report, 1_000)
    return () => clearInterval(timer)
  }, [view, colours, frame, interval, sdk])
  return { view, colours }
}
