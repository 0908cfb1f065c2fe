import {
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesPrimitive,
  type Logical,
  type MouseEventParams,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { TagSpan } from './axis-tags.ts'
import { applyAppearance, type ChartAppearance } from './chart-appearance.ts'
import type { ChartCandle } from './chart-candle.ts'
import { volumeColour } from './chart-colours.ts'
import { type ChartFrame, stepFrom } from './chart-frame.ts'
import { chartLayout, OLDEST_WITHIN, volumeMargins } from './chart-layout.ts'
import type { ChartStyle } from './chart-style.ts'
import { chartClock } from './chart-time.ts'
import { type ComparedLine, createCompareSeries } from './compare-series.ts'
import { createFillArrows } from './fill-arrows.ts'
import type { FillMark } from './fill-marks.ts'
import { createIndicatorSeries } from './indicator-series.ts'
import { lastLabel } from './last-label.ts'
import { createLastTag } from './last-tag.ts'
import { createPanePlaces } from './pane-places.ts'
import { addPriceSeries, type PriceSeries, pricePoint, styled } from './price-series.ts'

export type ChartEvents = {
  /** Called with the start of the candle under the pointer; null if there is no candle under it. */
  onHover(t: number | null): void
  /** Called when the user scrolls near the oldest loaded candle. */
  onOldest(): void
  /** Called with the tops of all panes in px when one of them moves. */
  onPanes(tops: readonly number[]): void
  /** Called when the latest candle leaves the visible range or returns to it. */
  onAway(isAway: boolean): void
}

export type { ComparedLine }

export type ChartView = {
  appearance(appearance: ChartAppearance): void
  show(frame: ChartFrame): void
  /** Marks the candles in which the member traded. */
  fills(marks: readonly FillMark[]): void
  /**
   * Returns the price at a distance in px from the top of the chart. Outside the price pane, returns null unless
   * `isBeyond` is true.
   */
  priceAt(y: number, isBeyond?: boolean): number | null
  /**
   * Attaches a custom part to the chart. The part is drawn over the prices and stays attached when the price style
   * changes. With `behind`, it is drawn below the parts without `behind`, even below those that were attached earlier.
   * Returns a function that removes the part.
   */
  attach(part: ISeriesPrimitive<Time>, place?: 'behind'): () => void
  /** Returns the horizontal position of a candle by its index. Fractions and indices beyond the candles are allowed. */
  xOf(index: number): number | null
  indexAt(x: number): number | null
  /** Adds the line of another symbol. The scale must be `percent`, because the prices are not comparable. */
  compare(colour: 'pink' | 'cyan'): ComparedLine
  /**
   * Returns the index of the first visible candle, which may be cut off by the edge. The scale `percent` of the library
   * begins at the same candle.
   */
  firstVisible(): number
  /** Calls the listener when the visible range changes. Returns a function that removes the listener. */
  onScroll(listener: () => void): () => void
  yOf(price: number): number | null
  /** Returns the size in px of the pane of the prices. */
  paneSize(): { width: number; height: number }
  /** Shows the time left until the open candle closes in the label of the last price; null hides the time. */
  last(left: string | null): void
  /** Returns the top and bottom of the last price's label on the price axis; null while there is no label. */
  lastSpan(): TagSpan | null
  /** Scrolls by a number of candles; negative numbers scroll to earlier ones. */
  scroll(candles: number): void
  zoom(factor: number): void
  toNow(): void
  /** Returns a picture of the chart's canvas, without the HTML elements above it. */
  picture(): HTMLCanvasElement
  remove(): void
}

const { barSpacing, rightOffset } = chartLayout.timeScale

/**
 * Creates a chart view, which wraps the chart library and offers only the functions that the widget needs.
 */
export function createChartView(host: HTMLElement, events: ChartEvents): ChartView {
  const chart: IChartApi = createChart(host, chartLayout)
  const volume = addVolume(chart)
  const indicators = createIndicatorSeries(chart)
  const lastTag = createLastTag()
  const compared = createCompareSeries(chart, (t) => clock.toChart(t))
  const scrolled = new Set<() => void>()
  const arrows = createFillArrows()
  let marks: readonly FillMark[] = []
  let attached: readonly ISeriesPrimitive<Time>[] = []
  const panePlaces = createPanePlaces(events.onPanes)
  let prices: { series: PriceSeries; style: ChartStyle } | null = null
  let appearance: ChartAppearance | null = null
  let shown: ChartFrame | null = null
  let clock = chartClock('15m')
  /**
   * Key of the `ChartFrame` for which the chart was last scrolled to the latest candles. The chart is scrolled again
   * only for a frame with another key.
   */
  let placed = ''

  const onMove = ({ time, point }: MouseEventParams) => {
    // The style sheet hides the canvases that contain only the crosshair unless `data-crosshair` is set.
    host.toggleAttribute('data-crosshair', point !== undefined)
    events.onHover(time === undefined ? null : clock.fromChart(time))
  }
  chart.subscribeCrosshairMove(onMove)
  let isAway = false
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (!range || !shown) return
    for (const notify of scrolled) notify()
    if (range.from < OLDEST_WITHIN) events.onOldest()
    const next = range.to < shown.candles.length - 1
    if (next !== isAway) events.onAway(next)
    isAway = next
  })

  /**
   * Returns the series that draws a price style. Each style needs its own series, so a change of the style
   * creates a new one.
   */
  const seriesOf = (style: ChartStyle): PriceSeries => {
    if (prices?.style === style) return prices.series
    const parts = [...attached, lastTag, panePlaces]
    if (prices) {
      for (const part of parts) prices.series.detachPrimitive(part)
      chart.removeSeries(prices.series)
    }
    const series = addPriceSeries(chart, style)
    for (const part of parts) series.attachPrimitive(part)
    arrows.attach(series)
    prices = { series, style }
    return series
  }

  const drawMarks = () => {
    if (appearance) arrows.set(marks, clock.toChart, appearance.colours)
  }

  const draw = (frame: ChartFrame) => {
    if (!appearance) return
    const from = stepFrom(shown, frame)
    const { colours, style } = appearance
    const series = seriesOf(style)
    const times = frame.candles.map(({ t }) => clock.toChart(t))
    const drawn = styled(frame.candles, style)
    const point = (at: number) => pricePoint(drawn, at, times[at]!, style, colours)
    if (!from) {
      series.setData(times.map((_, at) => point(at)))
      volume.setData(frame.candles.map((candle, at) => volumeBar(candle, times[at]!, colours)))
    } else {
      for (let at = from; at < times.length; at += 1) {
        series.update(point(at))
        volume.update(volumeBar(frame.candles[at]!, times[at]!, colours))
      }
    }
    indicators.draw(frame, times, from, appearance)
    // The arrow of a trade whose candle has not arrived yet is at the latest candle. When a new candle arrives, the
    // arrows are placed again.
    if (!from || frame.candles.length !== shown?.candles.length) drawMarks()
    shown = frame
    if (from === null) compared.redraw(colours)
    if (placed === frame.key) return
    placed = frame.key
    chart.timeScale().applyOptions({ rightOffset, barSpacing })
    chart.timeScale().scrollToRealTime()
  }

  return {
    appearance(next) {
      const redraw = shown
      appearance = next
      clock = chartClock(next.interval)
      shown = null
      applyAppearance(chart, seriesOf(next.style), next, clock.fromChart)
      indicators.reset()
      if (redraw) draw(redraw)
      drawMarks()
    },
    show: draw,
    fills(next) {
      marks = next
      drawMarks()
    },
    priceAt: (y, isBeyond = false) =>
      isBeyond || (y >= 0 && y <= chart.paneSize(0).height)
        ? (prices?.series.coordinateToPrice(y) ?? null)
        : null,
    attach(part, place) {
      const inFront = place === 'behind' ? attached : []
      attached = place === 'behind' ? [part, ...attached] : [...attached, part]
      const series = prices?.series
      series?.attachPrimitive(part)
      // The library draws each part, such as the drawings or the price lines, over the parts that were attached before
      // it. If the new part belongs behind the other parts, the other parts are detached and attached again after it.
      // The label of the last price is always attached last, so that it covers the other labels on the axis.
      for (const other of [...inFront, lastTag]) {
        series?.detachPrimitive(other)
        series?.attachPrimitive(other)
      }
      return () => {
        attached = attached.filter((one) => one !== part)
        prices?.series.detachPrimitive(part)
      }
    },
    compare: (colour) => compared.add(colour, appearance?.colours),
    firstVisible: () => Math.max(0, Math.floor(chart.timeScale().getVisibleLogicalRange()?.from ?? 0)),
    onScroll(listener) {
      scrolled.add(listener)
      return () => scrolled.delete(listener)
    },
    xOf(index) {
      // The library returns 0 for a fractional index, so the position is interpolated between two whole indices.
      const whole = Math.floor(index)
      const x = (at: number) => chart.timeScale().logicalToCoordinate(at as Logical)
      const [left, right] = [x(whole), x(whole + 1)]
      return left === null || right === null ? null : left + (index - whole) * (right - left)
    },
    indexAt: (x) => chart.timeScale().coordinateToLogical(x),
    yOf: (price) => prices?.series.priceToCoordinate(price) ?? null,
    paneSize: () => chart.paneSize(0),
    last(left) {
      const open = shown?.candles.at(-1)
      lastTag.set(open && appearance ? lastLabel(open, left, appearance) : null)
    },
    lastSpan: lastTag.span,
    scroll(candles) {
      chart.timeScale().scrollToPosition(chart.timeScale().scrollPosition() + candles, false)
    },
    zoom(factor) {
      const { barSpacing } = chart.timeScale().options()
      chart.timeScale().applyOptions({ barSpacing: Math.min(40, Math.max(1.5, barSpacing * factor)) })
    },
    // The chart scrolls without an animation, because the arrival of older candles would end the animation
    // early.
    toNow: () => chart.timeScale().scrollToPosition(rightOffset, false),
    picture: () => chart.takeScreenshot(true),
    remove() {
      prices = null
      compared.clear()
      chart.remove()
    },
  }
}

function addVolume(chart: IChartApi) {
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: volumeMargins })
  return volume
}

const volumeBar = (candle: ChartCandle, time: UTCTimestamp, colours: ChartAppearance['colours']) => ({
  time,
  value: candle.volume,
  color: volumeColour(candle, colours),
})
