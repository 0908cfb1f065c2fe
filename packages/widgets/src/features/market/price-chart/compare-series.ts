import { type IChartApi, type ISeriesApi, LineSeries, type UTCTimestamp } from 'lightweight-charts'
import type { ChartCandle } from './chart-candle.ts'
import type { ChartColours } from './chart-colours.ts'

/** The line of a symbol that is compared with the symbol of the chart. */
export type ComparedLine = {
  /** Draws one value for each candle of the chart; a null value leaves a gap. */
  set(candles: readonly ChartCandle[], values: readonly (number | null)[]): void
  remove(): void
}

type Drawn = { series: ISeriesApi<'Line'>; colour: keyof ChartColours; redraw: () => void }

/**
 * Creates an object that adds the lines of compared symbols. They share the price scale of the chart. While there are
 * compared symbols, this scale shows percent: the library draws each line relative to its first visible value.
 */
export function createCompareSeries(chart: IChartApi, toChart: (t: number) => UTCTimestamp) {
  const drawn = new Set<Drawn>()
  return {
    add(colour: 'pink' | 'cyan', colours: ChartColours | undefined): ComparedLine {
      const token = `--bl-${colour}` as const
      const series = chart.addSeries(LineSeries, {
        ...(colours && { color: colours[token] }),
        lineWidth: 2,
        priceLineVisible: false,
        baseLineVisible: false,
      })
      let candles: readonly ChartCandle[] = []
      let values: readonly (number | null)[] = []
      const point = (at: number) => {
        const [time, value] = [toChart(candles[at]!.t), values[at] ?? null]
        return value === null ? { time } : { time, value }
      }
      const own: Drawn = {
        series,
        colour: token,
        redraw: () => series.setData(candles.map((_, at) => point(at))),
      }
      drawn.add(own)
      return {
        set(nextCandles, nextValues) {
          const last = values.length - 1
          const isStep =
            last >= 0 &&
            nextCandles.length === candles.length &&
            nextCandles[0]?.t === candles[0]?.t &&
            values.every((value, at) => at === last || value === nextValues[at])
          candles = nextCandles
          values = nextValues
          if (isStep) series.update(point(last))
          else own.redraw()
        },
        remove() {
          if (drawn.delete(own)) chart.removeSeries(series)
        },
      }
    },
    /**
     * Draws all lines again after the whole chart was drawn again, for example for another interval or other
     * colors.
     */
    redraw(colours: ChartColours) {
      for (const { series, colour, redraw } of drawn) {
        series.applyOptions({ color: colours[colour] })
        redraw()
      }
    },
    /** Clears the set of compared lines. The lines themselves are removed together with the chart. */
    clear: () => drawn.clear(),
  }
}
