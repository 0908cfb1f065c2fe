/** One value per candle; null if there are too few candles before it. */
export type Line = (number | null)[]
