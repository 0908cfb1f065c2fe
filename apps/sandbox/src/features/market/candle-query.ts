import { type CandleInterval, candleStart, DAY_MS, nextCandleStart } from '@bourselet/sdk/money'
import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import { atOnce } from '../../clock/turns.ts'
import { fold, type Stretch } from '../../prices/price-source.ts'
import type { CandleSeries } from './candle-series.ts'

export interface CandleQuery {
  interval: CandleInterval
  from?: number
  /**
   * End of the requested range, exclusive. No candle after the current one is returned, even if the range ends
   * later.
   */
  to?: number
  limit: number
}

/** A candle: the start of its time range, and the prices and volume traded in the range. */
export interface Bucket {
  t: number
  stretch: Stretch
}

/** One-minute candles that are no longer in memory, read from the database or generated, by start time. */
export type OldMinutes = ReadonlyMap<number, Stretch>

const hourOf = (t: number) => t - (t % HOUR_MS)

/**
 * Returns the start times of the requested candles. With `from`, they are the first `limit` candles, beginning with the
 * candle that contains `from`. Without `from`, they are the last `limit` candles before `to`.
 */
export function bucketStarts({ interval, from, to, limit }: CandleQuery, now: number): number[] {
  const end = Math.min(to ?? Number.POSITIVE_INFINITY, now + 1)
  const starts: number[] = []
  if (from !== undefined) {
    const first = candleStart(from, interval)
    for (let t = first; t < end && starts.length < limit; t = nextCandleStart(t, interval)) starts.push(t)
    return starts
  }
  for (
    let t = candleStart(end - 1, interval);
    starts.length < limit && t >= 0;
    t = candleStart(t - 1, interval)
  ) {
    starts.push(t)
  }
  return starts.reverse()
}

/** Returns true for intervals shorter than an hour, whose candles are computed from minutes. */
export function isFine(interval: CandleInterval): boolean {
  return partWidth(interval) === MINUTE_MS
}

function partWidth(interval: CandleInterval): number {
  const width = nextCandleStart(0, interval)
  if (width < HOUR_MS) return MINUTE_MS
  return width < DAY_MS ? HOUR_MS : DAY_MS
}

/**
 * Returns the candles with the given start times (docs/rules.md#market-data). A time range without trades repeats the
 * previous close. Time ranges before the first known price have no candle.
 *
 * Use this function for a few candles only. Many candles would block the event loop too long, so API calls run
 * `candleSteps` with one step per turn of the event loop.
 */
export function candlesOf(
  series: CandleSeries,
  interval: CandleInterval,
  starts: readonly number[],
): Bucket[] {
  return atOnce(candleSteps(series, interval, starts))
}

/** Computes candles as `candlesOf` does, in steps of at most one day. */
export function* candleSteps(
  series: CandleSeries,
  interval: CandleInterval,
  starts: readonly number[],
  old: OldMinutes = new Map(),
): Generator<void, Bucket[], void> {
  const first = starts[0]
  if (first === undefined) return []
  const width = partWidth(interval)
  const part = (t: number) => {
    if (width === MINUTE_MS) return old.get(t) ?? series.minute(t)
    return width === HOUR_MS ? series.hour(t) : series.day(t)
  }
  function* parts(from: number, to: number): Generator<void, Stretch | null, void> {
    const found: Stretch[] = []
    for (let t = from; t < to; t += width) {
      const stretch = part(t)
      if (stretch) found.push(stretch)
      yield
    }
    return fold(found)
  }
  const hour = hourOf(first)
  const earlier = width === MINUTE_MS ? (yield* parts(hour, first))?.c : undefined
  let close = earlier ?? series.closeBefore(hour)
  const buckets: Bucket[] = []
  for (const t of starts) {
    const stretch = (yield* parts(t, nextCandleStart(t, interval))) ?? empty(close)
    if (!stretch) continue
    buckets.push({ t, stretch })
    close = stretch.c
  }
  return buckets
}

function empty(close: number | null): Stretch | null {
  return close === null ? null : { o: close, h: close, l: close, c: close, v: 0n, q: 0n, n: 0 }
}
