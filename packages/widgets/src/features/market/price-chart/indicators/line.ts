/** One value for each candle; null where there are too few candles before it. */
export type Line = (number | null)[]
