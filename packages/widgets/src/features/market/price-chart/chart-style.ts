/**
 * The ways to draw prices. `hollow`: candles that closed above their open have an empty body, and the color
 * compares the close with the close before. `heikinAshi`: candles of averages, which smooth the trend.
 */
export const chartStyles = ['candles', 'hollow', 'heikinAshi', 'bars', 'line', 'area'] as const
export type ChartStyle = (typeof chartStyles)[number]

/** The scales of the price axis. `percent`: the change since the first visible candle. */
export const chartScales = ['linear', 'log', 'percent'] as const
export type ChartScale = (typeof chartScales)[number]
