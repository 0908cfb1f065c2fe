import type * as Library from 'lightweight-charts'
import type { IChartApi, ISeriesApi, UTCTimestamp } from 'lightweight-charts'
import type { ChartColours } from './chart-colours.ts'
import type { DrawnLine } from './indicators/indicator-kinds.ts'

export type DrawnIndicator = {
  /** Kind and parameters of the indicator. If they change, the chart is drawn again. */
  id: string
  pane: 'price' | 'own'
  lines: readonly DrawnLine[]
}

type Series = ISeriesApi<'Line' | 'Histogram'>

/** Height of an indicator pane as a fraction of the candle pane. */
const PANE_SHARE = 0.3

/** Creates an object that adds, removes and updates the series of the indicators with every frame. */
export function createIndicatorSeries(library: typeof Library, chart: IChartApi) {
  let made = new Map<string, Series>()

  const colourOf = (line: DrawnLine, value: number | null, colours: ChartColours) =>
    line.colour === 'trend'
      ? colours[(value ?? 0) >= 0 ? '--bl-up' : '--bl-down']
      : colours[`--bl-${line.colour}`]

  const make = (line: DrawnLine, pane: number, colours: ChartColours): Series => {
    const quiet = { lastValueVisible: false, priceLineVisible: false, crosshairMarkerVisible: false }
    if (line.form === 'bars') return chart.addSeries(library.HistogramSeries, quiet, pane) as Series
    const style = line.form === 'dashed' ? library.LineStyle.Dashed : library.LineStyle.Solid
    const options = { color: colourOf(line, 0, colours), lineWidth: 1 as const, lineStyle: style }
    return chart.addSeries(library.LineSeries, { ...quiet, ...options }, pane) as Series
  }
  const clear = () => {
    for (const series of made.values()) chart.removeSeries(series)
    made = new Map()
  }
  const points = (line: DrawnLine, times: readonly UTCTimestamp[], from: number, colours: ChartColours) =>
    times.slice(from).map((time, index) => {
      const value = line.values[from + index] ?? null
      if (value === null) return { time }
      return line.form === 'bars' ? { time, value, color: colourOf(line, value, colours) } : { time, value }
    })

  return {
    /**
     * Draws from the candle with the index `from`. If it is null, creates the series again and draws
     * everything.
     */
    draw(
      indicators: readonly DrawnIndicator[],
      times: readonly UTCTimestamp[],
      from: number | null,
      colours: ChartColours,
    ) {
      if (from === null) clear()
      let pane = 0
      for (const { id, pane: place, lines } of indicators) {
        if (place === 'own') pane += 1
        for (const line of lines) {
          const key = `${id}/${line.name}`
          const known = made.get(key)
          const series = known ?? make(line, place === 'own' ? pane : 0, colours)
          made.set(key, series)
          if (known && from !== null)
            for (const point of points(line, times, from, colours)) series.update(point)
          else series.setData(points(line, times, 0, colours))
        }
      }
      if (from === null) {
        for (const own of chart.panes().slice(1)) own.setStretchFactor(PANE_SHARE)
      }
    },
    reset: clear,
  }
}
