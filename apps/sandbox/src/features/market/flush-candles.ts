import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import type { Reader } from '../../database/transaction.ts'
import { type PlacedCandle, writeCandles } from './candle-rows.ts'
import type { CandleSeries } from './candle-series.ts'

/**
 * Time in ms after the end of a minute at which its candle is stored. Trades of the minute may be committed
 * slightly after its end.
 */
const SETTLED_MS = 3_000

/** Returns the end of the last minute that has ended and whose trades are all committed. */
export function settledBefore(now: number): number {
  const present = now - SETTLED_MS
  return present - (present % MINUTE_MS)
}

/**
 * Stores the one-minute candles that have changed and start before `before`, and the one-hour candles that contain
 * them. If the database refuses them, they stay in memory and the next call stores them. Candles that a crash loses are
 * computed again from the public trades.
 */
export async function flushCandles(
  db: Reader,
  all: readonly CandleSeries[],
  now: number,
  before: number,
): Promise<void> {
  const taken = all.map((series) => ({ series, changed: series.takeChanged(before) }))
  try {
    await writeChanged(db, taken)
  } catch (error) {
    for (const { series, changed } of taken) series.markChanged(changed)
    throw error
  }
  for (const series of all) series.trim(now)
}

async function writeChanged(
  db: Reader,
  taken: readonly { series: CandleSeries; changed: number[] }[],
): Promise<void> {
  const minutes: PlacedCandle[] = []
  const hours: PlacedCandle[] = []
  for (const { series, changed } of taken) {
    minutes.push(...placed(series, changed, (t) => series.minute(t)))
    const touched = new Set(changed.map((t) => t - (t % HOUR_MS)))
    hours.push(...placed(series, [...touched], (t) => series.hour(t)))
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
