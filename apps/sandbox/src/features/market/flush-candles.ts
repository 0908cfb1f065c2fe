import type { Reader } from '../../database/transaction.ts'
import { HOUR, MINUTE } from '../../prices/price-source.ts'
import { type PlacedCandle, writeCandles } from './candle-rows.ts'
import type { CandleSeries } from './candle-series.ts'

/**
 * Delay after the end of a minute before it is written, because trades are committed shortly after their
 * time.
 */
const SETTLED_MS = 3_000

/**
 * Writes ended minutes that changed, and their hours. Minutes that are lost in a crash are recomputed from
 * the public trades.
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
