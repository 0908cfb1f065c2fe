import { type CandleInterval, candleStart } from '@bourselet/sdk/money'
import { findListing, type Listing } from '../../../prices/listings.ts'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import { type Boards, boardOf } from '../boards.ts'
import { candlesOf } from '../candle-query.ts'
import type { CandleSeries } from '../candle-series.ts'
import { candleView } from '../candle-view.ts'
import { TopicSeqs } from './topic-seqs.ts'

const TOPIC = /^candle:(spot|futures|index):([A-Z0-9]+):(1m|3m|5m|15m|30m|1h|2h|4h|6h|12h|1d|3d|1w|1M)$/

/** Time in ms after the close of a candle during which changes of this candle are still published. */
const LATE_MS = 2_000

/** The topics of current candles. Each candle is published once more after it has closed. */
export interface CandleTopics extends TopicSource {
  /**
   * Marks the candle series with this name as changed, so that its current candles are published with the next events.
   */
  changed(series: string): void
}

interface Watched {
  listing: Listing
  series: CandleSeries
  interval: CandleInterval
  /** Start time of the candle that was last published. */
  open: number
}

export function candleTopics(boards: Boards, now: () => number): CandleTopics {
  const seqs = new TopicSeqs()
  const watched = new Map<string, Watched>()
  const changed = new Set<string>()
  const read = (topic: string): Watched | undefined => {
    const [, product = '', symbol = '', interval] = TOPIC.exec(topic) ?? []
    const board = boardOf(boards, product, symbol)
    const listing = board?.listing ?? findListing(symbol)
    const series = product === 'index' ? boards.index.get(symbol) : board?.traded
    if (!listing || !series) return undefined
    return {
      listing,
      series,
      interval: interval as CandleInterval,
      open: candleStart(now(), interval as CandleInterval),
    }
  }
  const events = (
    topic: string,
    { listing, series, interval }: Watched,
    starts: number[],
    seq: () => number,
  ) =>
    candlesOf(series, interval, starts).map(
      (bucket): TopicEvent => ({ topic, seq: seq(), data: candleView(listing, bucket) }),
    )
  return {
    kind: 'candle',
    knows: (topic) => read(topic) !== undefined,
    watch(topic, on) {
      const candle = on ? read(topic) : undefined
      if (candle) watched.set(topic, candle)
      else watched.delete(topic)
    },
    changed: (series) => changed.add(series),
    present(topic) {
      const candle = read(topic)
      return candle ? events(topic, candle, [candle.open], () => seqs.present(topic)) : []
    },
    collect() {
      const collected: TopicEvent[] = []
      const ts = now()
      for (const [topic, candle] of watched) {
        const open = candleStart(ts, candle.interval)
        const closed = open !== candle.open
        if (!closed && !changed.has(candle.series.name)) continue
        // A trade in a candle can be committed shortly after the candle has closed, so the closed candle is
        // published again.
        const starts = closed || ts - open < LATE_MS ? [candleStart(open - 1, candle.interval), open] : [open]
        candle.open = open
        collected.push(...events(topic, candle, starts, () => seqs.next(topic)))
      }
      changed.clear()
      return collected
    },
  }
}
