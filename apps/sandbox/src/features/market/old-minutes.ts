import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import { inTurns } from '../../clock/turns.ts'
import type { Reader } from '../../database/transaction.ts'
import { noiseOf } from '../../prices/noise.ts'
import type { Stretch } from '../../prices/price-source.ts'
import { refine } from '../../prices/refine.ts'
import type { OldMinutes } from './candle-query.ts'
import { readCandleRows } from './candle-rows.ts'
import { type CandleSeries, KEPT_MS } from './candle-series.ts'

/**
 * Returns one-minute candles in [from, to) that are no longer in memory, read from the database. If the rows of an
 * hour are deleted, generates minutes that together equal the stored one-hour candle.
 */
export async function oldMinutes(
  db: Reader,
  series: CandleSeries,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<OldMinutes> {
  const minutes = new Map<number, Stretch>()
  const begin = from - (from % HOUR_MS)
  // The range is extended to whole hours. If no minute of an hour was read, the hour counts as deleted and `generate`
  // generates its minutes again. If only a part of a stored hour were read, the hour could wrongly count as deleted.
  const end = Math.ceil(Math.min(to, now - KEPT_MS + MINUTE_MS) / HOUR_MS) * HOUR_MS
  if (begin >= end) return minutes
  for (const { t, stretch } of await readCandleRows(db, '1m', {
    series: series.name,
    from: begin,
    to: end,
  })) {
    minutes.set(t, stretch)
  }
  const kept = new Set([...minutes.keys()].map((t) => t - (t % HOUR_MS)))
  await inTurns(generate(series, minutes, kept, begin, end))
  return minutes
}

/** Generates the minutes of the hours in [from, to) whose rows are deleted, one hour in each step. */
function* generate(
  series: CandleSeries,
  minutes: Map<number, Stretch>,
  kept: ReadonlySet<number>,
  from: number,
  to: number,
): Generator<void, void, void> {
  const noise = noiseOf('minutes', series.name)
  for (let hour = from; hour < to; hour += HOUR_MS) {
    const whole = kept.has(hour) || !series.isTraded(hour) ? null : series.hour(hour)
    const parts = whole ? refine(whole, 60, noise, hour / MINUTE_MS) : []
    for (const [i, part] of parts.entries()) minutes.set(hour + i * MINUTE_MS, part)
    yield
  }
}
