/**
 * The styles in which prices are drawn. `hollow`: a candle that closed above its open has an empty body, and the color
 * shows if the candle closed above or below the close of the previous candle. `heikinAshi`: candles of averages, which
 * smooth the trend.
 */
export const chartStyles = ['candles', 'hollow', 'heikinAshi', 'bars', 'line', 'area'] as const
export type ChartStyle = (typeof chartStyles)[number]

/** The scales of the price axis. `percent`: the change since the first visible candle. */
export const chartScales = ['linear', 'log', 'percent'] as const
export type ChartScale = (typeof chartScales)[number]
