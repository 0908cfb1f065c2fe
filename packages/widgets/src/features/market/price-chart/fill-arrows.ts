import {
  createSeriesMarkers,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartColours } from './chart-colours.ts'
import type { FillMark } from './fill-marks.ts'
import type { PriceSeries } from './price-series.ts'

/**
 * Creates the arrows at the candles in which the member traded. A buy is an arrow up below the candle, a sell an
 * arrow down above it.
 */
export function createFillArrows() {
  let plugin: ISeriesMarkersPluginApi<Time> | null = null
  return {
    /**
     * Attaches the arrows to a series. The arrows of the previous series are removed together with that series. After
     * the series has got new data by `setData`, the arrows must be set again.
     */
    attach(series: PriceSeries) {
      // `createSeriesMarkers` normally subscribes to changes of the data and requests a new layout of the whole chart
      // after each change, so that all panes are drawn a second time. This subscription is disabled here, because the
      // chart draws the arrows with each change of a candle anyway.
      const withoutEvents: PriceSeries = Object.create(series, {
        subscribeDataChanged: { value: () => {} },
      })
      plugin = createSeriesMarkers(withoutEvents as ISeriesApi<'Candlestick'>, [], {
        autoScale: false,
      })
    },
    set(marks: readonly FillMark[], toChart: (t: number) => UTCTimestamp, colours: ChartColours) {
      plugin?.setMarkers(
        marks.map(({ t, side }) => ({
          time: toChart(t),
          ...(side === 'buy'
            ? { position: 'belowBar', shape: 'arrowUp', color: colours['--bl-up'] }
            : { position: 'aboveBar', shape: 'arrowDown', color: colours['--bl-down'] }),
        })),
      )
    },
  }
}
