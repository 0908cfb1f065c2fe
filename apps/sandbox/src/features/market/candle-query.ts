import { type CandleInterval, candleStart, DAY_MS, nextCandleStart } from '@bourselet/sdk/money'
import { fold, HOUR, MINUTE, type Stretch } from '../../prices/price-source.ts'
import type { CandleSeries } from './candle-series.ts'

export interface CandleQuery {
  interval: CandleInterval
  from?: number
  /** Not included; default and at most: the present bucket. */
  to?: number
  limit: number
}

/** A bucket of the chart and what happened in it. */
export interface Bucket {
  t: number
  stretch: Stretch
}

/** Traded minutes that memory does not hold. */
export type OldMinutes = ReadonlyMap<number, Stretch>

const hourOf = (t: number) => t - (t % HOUR)

/** Starts of the buckets asked for: the first `limit` from `from` on, else the last before `to`. */
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

/** Intervals below an hour are folds of minutes. */
export function isFine(interval: CandleInterval): boolean {
  return partWidth(interval) === MINUTE
}

function partWidth(interval: CandleInterval): number {
  const width = nextCandleStart(0, interval)
  if (width < HOUR) return MINUTE
  return width < DAY_MS ? HOUR : DAY_MS
}

/**
 * The candles of these buckets (rulebook 7): an empty one repeats the close before it, before the first price
 * there are none.
 */
export function candlesOf(
  series: CandleSeries,
  interval: CandleInterval,
  starts: readonly number[],
  old: OldMinutes = new Map(),
): Bucket[] {
  const first = starts[0]
  if (first === undefined) return []
  const width = partWidth(interval)
  const part = (t: number) => {
    if (width === MINUTE) return old.get(t) ?? series.minute(t)
    return width === HOUR ? series.hour(t) : series.day(t)
  }
  const parts = (from: number, to: number) => {
    const found: Stretch[] = []
    for (let t = from; t < to; t += width) {
      const stretch = part(t)
      if (stretch) found.push(stretch)
    }
    return fold(found)
  }
  const hour = hourOf(first)
  const earlier = width === MINUTE ? parts(hour, first)?.c : undefined
  let close = earlier ?? series.closeBefore(hour)
  const buckets: Bucket[] = []
  for (const t of starts) {
    const stretch = parts(t, nextCandleStart(t, interval)) ?? empty(close)
    if (!stretch) continue
    buckets.push({ t, stretch })
    close = stretch.c
  }
  return buckets
}

function empty(close: number | null): Stretch | null {
  return close === null ? null : { o: close, h: close, l: close, c: close, v: 0n, q: 0n, n: 0 }
}
