import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import { decimals } from '@bourselet/sdk/money'
import type * as Library from 'lightweight-charts'
import type { IChartApi, MouseEventParams } from 'lightweight-charts'
import type { ChartCandle } from './chart-candle.ts'
import { type ChartColours, fade } from './chart-colours.ts'
import { axisFormat, candleTimeFormat, chartClock } from './chart-time.ts'
import { createIndicatorSeries, type DrawnIndicator } from './indicator-series.ts'
import { createOrderLines, type DrawnPriceLine } from './order-lines.ts'
import { parseColour } from './parse-colour.ts'

export type ChartFrame = {
  /** Another picture: symbol and interval. */
  key: string
  candles: readonly ChartCandle[]
  indicators: readonly DrawnIndicator[]
}

export type ChartLook = {
  colours: ChartColours
  font: string
  locale: string
  interval: CandleInterval
  tick: Decimal
  formatPrice: (price: string) => string
}

export type ChartEvents = {
  /** The candle under the pointer, by its start; null where there is none. */
  onHover(t: number | null): void
  /** The reader came near the oldest candle. */
  onOldest(): void
  /** A price line moved to this height; null: out of view. */
  onPlace(id: string, y: number | null): void
}

export type ChartView = {
  look(look: ChartLook): void
  show(frame: ChartFrame): void
  lines(lines: readonly DrawnPriceLine[]): void
  /** Later by so many candles; negative: earlier. */
  scroll(candles: number): void
  zoom(factor: number): void
  toNow(): void
  remove(): void
}

const OLDEST_WITHIN = 20
const WEIGHTS = ['year', 'month', 'day', 'time', 'time'] as const

const layout = {
  autoSize: true,
  layout: {
    attributionLogo: false,
    fontSize: 11,
    panes: { enableResize: true },
    colorParsers: [parseColour],
  },
  rightPriceScale: {
    borderVisible: false,
    scaleMargins: { top: 0.14, bottom: 0.26 },
    minimumWidth: 64,
    tickMarkDensity: 4,
  },
  timeScale: {
    borderVisible: false,
    timeVisible: true,
    secondsVisible: false,
    barSpacing: 8,
    rightOffset: 4,
  },
  crosshair: { mode: 0 },
  handleScroll: { vertTouchDrag: false },
}

/** The chart library behind a small door: what it draws with comes in, what the reader does goes out. */
export function createChartView(library: typeof Library, host: HTMLElement, events: ChartEvents): ChartView {
  const chart: IChartApi = library.createChart(host, layout)
  const candleSeries = chart.addSeries(library.CandlestickSeries, { borderVisible: false })
  const volume = chart.addSeries(library.HistogramSeries, {
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  const indicators = createIndicatorSeries(library, chart)
  const orderLines = createOrderLines(events.onPlace)
  candleSeries.attachPrimitive(orderLines)
  let look: ChartLook | null = null
  let shown: ChartFrame | null = null
  let clock = chartClock('15m')

  const onMove = ({ time }: MouseEventParams) =>
    events.onHover(time === undefined ? null : clock.fromChart(time))
  chart.subscribeCrosshairMove(onMove)
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && shown && range.from < OLDEST_WITHIN) events.onOldest()
  })

  const bar = (candle: ChartCandle) => {
    const { open, high, low, close } = candle
    return { time: clock.toChart(candle.t), open, high, low, close }
  }
  const volumeBar = (candle: ChartCandle) => {
    const { colours } = look!
    const colour = colours[candle.close >= candle.open ? '--bl-up' : '--bl-down']
    return { time: clock.toChart(candle.t), value: candle.volume, color: fade(colour, 0.28) }
  }
  const draw = (frame: ChartFrame) => {
    if (!look) return
    const from = stepFrom(shown, frame)
    if (from === null) {
      candleSeries.setData(frame.candles.map(bar))
      volume.setData(frame.candles.map(volumeBar))
    } else {
      for (const candle of frame.candles.slice(from)) {
        candleSeries.update(bar(candle))
        volume.update(volumeBar(candle))
      }
    }
    const times = frame.candles.map(({ t }) => clock.toChart(t))
    indicators.draw(frame.indicators, times, from, look.colours)
    if (shown?.key !== frame.key) chart.timeScale().applyOptions({ rightOffset: 4, barSpacing: 8 })
    if (shown?.key !== frame.key) chart.timeScale().scrollToRealTime()
    shown = frame
  }

  return {
    look(next) {
      const redraw = shown
      look = next
      clock = chartClock(next.interval)
      shown = null
      applyLook(chart, candleSeries, next, clock.fromChart)
      indicators.reset()
      if (redraw) draw({ ...redraw })
      if (redraw) shown = redraw
    },
    show: draw,
    lines: (lines) =>
      orderLines.set(lines, {
        fill: look?.colours['--bl-surface-1'] ?? '',
        font: `500 11px ${look?.font ?? 'sans-serif'}`,
      }),
    scroll(candles) {
      chart.timeScale().scrollToPosition(chart.timeScale().scrollPosition() + candles, false)
    },
    zoom(factor) {
      const { barSpacing } = chart.timeScale().options()
      chart.timeScale().applyOptions({ barSpacing: Math.min(40, Math.max(1.5, barSpacing * factor)) })
    },
    toNow: () => chart.timeScale().scrollToRealTime(),
    remove: () => chart.remove(),
  }
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

function applyLook(
  chart: IChartApi,
  candles: ReturnType<IChartApi['addSeries']>,
  { colours, font, locale, interval, tick, formatPrice }: ChartLook,
  fromChart: ReturnType<typeof chartClock>['fromChart'],
): void {
  const axis = axisFormat(locale, interval)
  const full = candleTimeFormat(locale, interval)
  const places = decimals(tick)
  const line = { color: colours['--bl-text-faint'], labelBackgroundColor: colours['--bl-surface-3'] }
  chart.applyOptions({
    layout: {
      background: { color: 'transparent' },
      textColor: colours['--bl-text-faint'],
      fontFamily: font,
      panes: {
        separatorColor: colours['--bl-line'],
        separatorHoverColor: fade(colours['--bl-accent'], 0.2),
      },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: fade(colours['--bl-line-strong'], 0.28) } },
    crosshair: { vertLine: line, horzLine: line },
    localization: {
      locale,
      timeFormatter: (time: Library.Time) => full(fromChart(time)),
    },
    timeScale: {
      tickMarkFormatter: (time: Library.Time, weight: number) =>
        axis(fromChart(time), WEIGHTS[weight] ?? 'time'),
    },
  })
  candles.applyOptions({
    upColor: colours['--bl-up'],
    downColor: colours['--bl-down'],
    wickUpColor: colours['--bl-up'],
    wickDownColor: colours['--bl-down'],
    priceFormat: {
      type: 'custom',
      minMove: Number(tick),
      // The axis asks for prices of its own making: numbers of a drawing, written like prices.
      formatter: (price: number) => formatPrice(price.toFixed(places)),
    },
  })
}
