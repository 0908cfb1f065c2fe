// The parts of the chart library that the chart uses. An import of the whole library would load 4 kB more.
export {
  AreaSeries,
  BarSeries,
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  LineSeries,
  LineStyle,
} from 'lightweight-charts'
