import { type CandleInterval, type Decimal, nextCandleStart } from '@bourselet/sdk/money'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { countdown } from '../../../shared/format/countdown.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { lazyCode } from '../../../shared/ui/lazy-part.tsx'
import type { ChartAppearance } from './chart-appearance.ts'
import { type ChartColours, chartTokens } from './chart-colours.ts'
import type { ChartFrame } from './chart-frame.ts'
import type { ChartScale, ChartStyle } from './chart-style.ts'
import type { ChartView } from './chart-view.ts'
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

/** The chart view. The chart library in it has a size of 60 kB, so it is loaded only when a chart needs it. */
export const chartView = lazyCode(() => import('./chart-view.ts').then((code) => code.createChartView))

const DAY_MS = 86_400_000

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Returns the appearance of a chart that is drawn in an element. */
export function appearanceOf(
  { interval, style, scale, tick }: Pick<ChartViewProps, 'interval' | 'style' | 'scale' | 'tick'>,
  at: HTMLElement,
  colours: ChartColours,
  format: ReturnType<typeof useFormat>,
): ChartAppearance {
  const font = getComputedStyle(at).fontFamily
  const formatPrice = (price: string) => format.price(price, tick)
  return { colours, font, locale: format.locale, interval, style, scale, tick, formatPrice }
}

/**
 * Returns, as text, the time left until the open candle closes; null if it is more than a day or the candle has closed.
 */
export function timeLeft({ candles }: ChartFrame, interval: CandleInterval, now: number): string | null {
  const open = candles.at(-1)
  const left = open ? nextCandleStart(open.t, interval) - now : 0
  return left <= 0 || left > DAY_MS ? null : countdown(left)
}

/**
 * Draws a chart into an element and keeps it up to date. The chart library is loaded once `isWanted` is true. Returns
 * the view of the chart, which is null while the library loads, and its colors.
 */
export function useChartView(
  host: RefObject<HTMLElement | null>,
  props: ChartViewProps,
  onAway: (isAway: boolean) => void,
  isWanted: boolean,
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
    if (!isWanted) return
    let made: ChartView | null = null
    let isGone = false
    chartView
      .load()
      .then((createChartView) => {
        if (isGone || !host.current) return
        made = createChartView(host.current, {
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
  }, [host, isWanted])
  useEffect(() => {
    if (!view || !colours || !host.current) return
    view.appearance(appearanceOf({ interval, style, scale, tick }, host.current, colours, format))
  }, [view, colours, host, format, interval, style, scale, tick])
  useEffect(() => {
    if (view && colours) view.show(frame)
  }, [view, colours, frame])
  useEffect(() => {
    if (view && colours) view.fills(fills)
  }, [view, colours, fills])
  useEffect(() => {
    if (!view || !colours) return
    const report = () => view.last(timeLeft(frame, interval, sdk.clock.now()))
    report()
    const timer = setInterval(report, 1_000)
    return () => clearInterval(timer)
  }, [view, colours, frame, interval, sdk])
  return { view, colours }
}
