import type { Reader } from '../../database/transaction.ts'
import { HOUR, MINUTE } from '../../prices/price-source.ts'
import { type PlacedCandle, writeCandles } from './candle-rows.ts'
import type { CandleSeries } from './candle-series.ts'

/**
 * Time in ms after the end of a minute at which its candle is stored. Trades of the minute may be committed
 * slightly after its end.
 */
const SETTLED_MS = 3_000

/**
 * Stores the one-minute candles that have changed and whose minute has ended, and the one-hour candles that
 * contain them. Candles that a crash loses are computed again from the public trades.
 */
export async function flushCandles(db: Reader, all: readonly CandleSeries[], now: number): Promise<void> {
  const present = now - SETTLED_MS
  const before = present - (present % MINUTE)
  const minutes: PlacedCandle[] = []
  const hours: PlacedCandle[] = []
  for (const series of all) {
    const changed = series.takeChanged(before)
    minutes.push(...placed(series, changed, (t) => series.minute(t)))
    const touched = new Set(changed.map((t) => t - (t % HOUR)))
    hours.push(...placed(series, [...touched], (t) => series.hour(t)))
    series.trim(now)
  }
  await writeCandles(db, '1m', minutes)
  await writeCandles(db, '1h', hours)
}

function placed(
  series: CandleSeries,
  times: readonly number[],
  read: (t: number) => PlacedCandle['stretch'] | null,
): PlacedCandle[] {
  return times.flatMap((t) => {
    const stretch = read(t)
    return stretch ? [{ series: series.name, t, stretch }] : []
  })
}
