import {
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartAppearance } from './chart-appearance.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartFrame, DrawnIndicator } from './chart-frame.ts'
import { figureFormat, figurePlaces } from './indicator-figures.ts'
import type { DrawnLine } from './indicators/indicator-run.ts'
import { keepTexts } from './keep-texts.ts'

type Series = ISeriesApi<'Line' | 'Histogram'>

type Appearance = Pick<ChartAppearance, 'colours' | 'locale' | 'tick'>

/** Usual height of the pane of an indicator as a fraction of the height of the candle pane. */
const PANE_SHARE = 0.4

/**
 * Minimum heights in px of an indicator pane and of the candle pane. `--bl-panes` in `price-chart.css` makes the chart
 * high enough for them.
 */
const LEAST_PANE = 64
const LEAST_PRICES = 130

/**
 * Empty margins of an indicator pane, as fractions of its height. The upper margin contains the title of the indicator.
 */
const PANE_MARGINS = { top: 0.32, bottom: 0.08 }

/**
 * The linear scale mode of the chart library, for indicator panes. A new pane would otherwise use the percent
 * scale of the prices.
 */
const LINEAR = 0

/**
 * Creates an object whose `draw` shows the indicators of a `ChartFrame`. It adds, updates and removes their series in
 * the chart.
 */
export function createIndicatorSeries(chart: IChartApi) {
  let made = new Map<string, Series>()

  const colourOf = (line: DrawnLine, value: number, close: number, colours: ChartColours) => {
    const sided = { trend: value >= 0, side: value < close }
    if (line.colour !== 'trend' && line.colour !== 'side') return colours[`--bl-${line.colour}`]
    return colours[sided[line.colour] ? '--bl-up' : '--bl-down']
  }
  const isSided = ({ colour }: DrawnLine) => colour === 'trend' || colour === 'side'

  /** Returns the format of the values at the axis of an indicator's own pane. */
  const formatOf = ({ kind }: DrawnIndicator, { locale, tick }: Appearance) => {
    const places = figurePlaces(kind, tick)
    return {
      type: 'custom' as const,
      minMove: 10 ** -places,
      formatter: keepTexts(figureFormat(locale, places)),
    }
  }
  const make = (indicator: DrawnIndicator, line: DrawnLine, pane: number, appearance: Appearance): Series => {
    const { colours } = appearance
    const quiet = {
      visible: indicator.isDrawn,
      ...(pane > 0 && { priceFormat: formatOf(indicator, appearance) }),
      lastValueVisible: false,
      priceLineVisible: false,
      baseLineVisible: false,
      crosshairMarkerVisible: false,
    }
    if (line.form === 'bars') return chart.addSeries(HistogramSeries, quiet, pane) as Series
    const options = {
      color: colourOf(line, 0, 0, colours),
      lineWidth: 1 as const,
      lineStyle: line.form === 'dashed' ? LineStyle.Dashed : LineStyle.Solid,
      lineVisible: line.form !== 'dots',
      pointMarkersVisible: line.form === 'dots',
      pointMarkersRadius: 1.5,
    }
    return chart.addSeries(LineSeries, { ...quiet, ...options }, pane) as Series
  }
  /** Divides the height among the candles and the panes of the indicators. */
  const placePanes = () => {
    const [prices, ...own] = chart.panes()
    const height = chart.panes().reduce((sum, pane) => sum + pane.getHeight(), 0)
    const usual = (height * PANE_SHARE) / (1 + PANE_SHARE * own.length)
    const each = Math.max(usual, LEAST_PANE)
    prices!.setStretchFactor(Math.max(height - each * own.length, LEAST_PRICES))
    for (const pane of own) {
      pane.setStretchFactor(each)
      pane.priceScale('right').applyOptions({ scaleMargins: PANE_MARGINS, mode: LINEAR })
    }
  }
  const clear = () => {
    for (const series of made.values()) chart.removeSeries(series)
    made = new Map()
  }
  const points = (
    line: DrawnLine,
    { candles }: ChartFrame,
    times: readonly UTCTimestamp[],
    from: number,
    colours: ChartColours,
  ) =>
    times.slice(from).map((time, index) => {
      const value = line.values[from + index] ?? null
      if (value === null) return { time }
      const close = candles[from + index]!.close
      return isSided(line) ? { time, value, color: colourOf(line, value, close, colours) } : { time, value }
    })
  const addGuides = (series: Series, guides: readonly number[], colours: ChartColours) => {
    for (const price of guides) {
      series.createPriceLine({
        price,
        color: colours['--bl-line-strong'],
        lineWidth: 1,
        lineStyle: LineStyle.Dashed,
        axisLabelColor: colours['--bl-surface-1'],
        axisLabelTextColor: colours['--bl-text-faint'],
      })
    }
  }

  return {
    /**
     * Draws the indicators from the candle with the index `from`. If `from` is null, creates the series again and draws
     * all candles.
     */
    draw(frame: ChartFrame, times: readonly UTCTimestamp[], from: number | null, appearance: Appearance) {
      const { colours } = appearance
      if (from === null) clear()
      let pane = 0
      for (const indicator of frame.indicators) {
        const { id, pane: place, guides, lines } = indicator
        if (place === 'own') pane += 1
        for (const line of lines) {
          const key = `${id}/${line.name}`
          const known = made.get(key)
          const series = known ?? make(indicator, line, place === 'own' ? pane : 0, appearance)
          made.set(key, series)
          if (!known && line === lines[0]) addGuides(series, guides, colours)
          if (known && from)
            for (const point of points(line, frame, times, from, colours)) series.update(point)
          else series.setData(points(line, frame, times, 0, colours))
        }
      }
      if (from === null) placePanes()
    },
    reset: clear,
  }
}
