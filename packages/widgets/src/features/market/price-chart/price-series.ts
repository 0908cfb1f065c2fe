import {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartCandle } from './chart-candle.ts'
import { type ChartColours, fade } from './chart-colours.ts'
import type { ChartStyle } from './chart-style.ts'
import { heikinAshi } from './heikin-ashi.ts'

export type PriceSeries = ISeriesApi<'Candlestick' | 'Bar' | 'Line' | 'Area'>

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** Adds the series that draws prices in a style. */
export function addPriceSeries(chart: IChartApi, style: ChartStyle): PriceSeries {
  // The chart draws its own label for the last price (last-tag.ts), so the label of the library is hidden.
  const quiet = { lastValueVisible: false }
  if (style === 'bars') return chart.addSeries(BarSeries, { ...quiet, thinBars: false }) as PriceSeries
  if (style === 'line') return chart.addSeries(LineSeries, { ...quiet, lineWidth: 2 }) as PriceSeries
  if (style === 'area') return chart.addSeries(AreaSeries, { ...quiet, lineWidth: 2 }) as PriceSeries
  const candles = { ...quiet, borderVisible: style === 'hollow' }
  return chart.addSeries(CandlestickSeries, candles) as PriceSeries
}

/** Returns the colors of a price series of any style. A series ignores the options of other styles. */
export const priceColours = (colours: ChartColours) => ({
  upColor: colours['--bl-up'],
  downColor: colours['--bl-down'],
  wickUpColor: colours['--bl-up'],
  wickDownColor: colours['--bl-down'],
  color: colours['--bl-accent'],
  lineColor: colours['--bl-accent'],
  topColor: fade(colours['--bl-accent'], 0.28),
  bottomColor: fade(colours['--bl-accent'], 0),
})

/** Returns the candles to draw in a style: Heikin-Ashi candles for that style, otherwise the given ones. */
export const styled = (candles: readonly ChartCandle[], style: ChartStyle): readonly ChartCandle[] =>
  style === 'heikinAshi' ? heikinAshi(candles) : candles

/** Returns the values of a candle in the form that the series of a price style draws. */
export function pricePoint(
  candles: readonly ChartCandle[],
  at: number,
  time: UTCTimestamp,
  style: ChartStyle,
  colours: ChartColours,
) {
  const { open, high, low, close } = candles[at]!
  if (style === 'line' || style === 'area') return { time, value: close }
  const point = { time, open, high, low, close }
  if (style !== 'hollow') return point
  const colour = colours[close >= (candles[at - 1]?.close ?? open) ? '--bl-up' : '--bl-down']
  return { ...point, color: close > open ? TRANSPARENT : colour, borderColor: colour, wickColor: colour }
}
