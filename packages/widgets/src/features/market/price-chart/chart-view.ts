import { decimals } from '@bourselet/sdk/money'
import type * as Library from 'lightweight-charts'
import type { IChartApi, MouseEventParams } from 'lightweight-charts'
import { applyAppearance, type ChartAppearance, chartLayout } from './chart-appearance.ts'
import type { ChartCandle } from './chart-candle.ts'
import { fade } from './chart-colours.ts'
import { type ChartFrame, stepFrom } from './chart-frame.ts'
import { chartClock } from './chart-time.ts'
import { createIndicatorSeries } from './indicator-series.ts'
import { createLastTag } from './last-tag.ts'
import { createOrderLines, type DrawnPriceLine, type PlacedLine } from './order-lines.ts'

export type ChartEvents = {
  /** Emitted with the start of the candle under the pointer; null if there is none. */
  onHover(t: number | null): void
  /** Emitted when the reader scrolls near the oldest candle. */
  onOldest(): void
  /** Called when the positions of the price lines change. */
  onPlace(lines: readonly PlacedLine[]): void
}

export type ChartView = {
  appearance(appearance: ChartAppearance): void
  show(frame: ChartFrame): void
  lines(lines: readonly DrawnPriceLine[]): void
  /** Shows the last price with the remaining time of its candle; null hides the time. */
  last(left: string | null): void
  /** Scrolls by a number of candles; negative numbers scroll to earlier ones. */
  scroll(candles: number): void
  zoom(factor: number): void
  toNow(): void
  remove(): void
}

const OLDEST_WITHIN = 20
/** Creates a chart view, which offers only the needed functions of the chart library. */
export function createChartView(library: typeof Library, host: HTMLElement, events: ChartEvents): ChartView {
  const chart: IChartApi = library.createChart(host, chartLayout)
  const { candles, volume } = addSeries(library, chart)
  const indicators = createIndicatorSeries(library, chart)
  const orderLines = createOrderLines(events.onPlace)
  candles.attachPrimitive(orderLines)
  const lastTag = createLastTag()
  candles.attachPrimitive(lastTag)
  let appearance: ChartAppearance | null = null
  let shown: ChartFrame | null = null
  let clock = chartClock('15m')
  /** Key of the chart that was last scrolled to its latest candles. */
  let placed = ''

  const onMove = ({ time }: MouseEventParams) =>
    events.onHover(time === undefined ? null : clock.fromChart(time))
  chart.subscribeCrosshairMove(onMove)
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && shown && range.from < OLDEST_WITHIN) events.onOldest()
  })

  const draw = (frame: ChartFrame) => {
    if (!appearance) return
    const from = stepFrom(shown, frame)
    const { colours } = appearance
    if (from === null) {
      candles.setData(frame.candles.map((candle) => bar(candle, clock)))
      volume.setData(frame.candles.map((candle) => volumeBar(candle, clock, colours)))
    } else {
      for (const candle of frame.candles.slice(from)) {
        candles.update(bar(candle, clock))
        volume.update(volumeBar(candle, clock, colours))
      }
    }
    const times = frame.candles.map(({ t }) => clock.toChart(t))
    indicators.draw(frame.indicators, times, from, colours)
    shown = frame
    if (placed === frame.key) return
    placed = frame.key
    chart.timeScale().applyOptions({ rightOffset: 4, barSpacing: 8 })
    chart.timeScale().scrollToRealTime()
  }

  return {
    appearance(next) {
      const redraw = shown
      appearance = next
      clock = chartClock(next.interval)
      shown = null
      applyAppearance(chart, candles, next, clock.fromChart)
      indicators.reset()
      if (redraw) draw(redraw)
    },
    show: draw,
    lines: (lines) =>
      orderLines.set(lines, {
        fill: appearance?.colours['--bl-surface-1'] ?? '',
        font: `500 11px ${appearance?.font ?? 'sans-serif'}`,
      }),
    last(left) {
      const open = shown?.candles.at(-1)
      if (!open || !appearance) return lastTag.set(null)
      const { colours, font, formatPrice } = appearance
      lastTag.set({
        price: open.close,
        text: formatPrice(open.close.toFixed(decimals(appearance.tick))),
        left,
        fill: colours[open.close >= open.open ? '--bl-up' : '--bl-down'],
        ink: colours['--bl-surface-1'],
        font,
      })
    },
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

function addSeries(library: typeof Library, chart: IChartApi) {
  const candles = chart.addSeries(library.CandlestickSeries, {
    borderVisible: false,
    lastValueVisible: false,
  })
  const volume = chart.addSeries(library.HistogramSeries, {
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: 0.84, bottom: 0 } })
  return { candles, volume }
}

type Clock = ReturnType<typeof chartClock>

const bar = ({ t, open, high, low, close }: ChartCandle, clock: Clock) => ({
  time: clock.toChart(t),
  open,
  high,
  low,
  close,
})

const volumeBar = (
  { t, open, close, volume }: ChartCandle,
  clock: Clock,
  colours: ChartAppearance['colours'],
) => ({
  time: clock.toChart(t),
  value: volume,
  color: fade(colours[close >= open ? '--bl-up' : '--bl-down'], 0.28),
})
