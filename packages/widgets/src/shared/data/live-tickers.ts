import type { Stream, TopicData } from '@bourselet/sdk'
import { compare } from '@bourselet/sdk/money'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Painter } from './painter.ts'

export type Product = 'spot' | 'futures'

/** The source of candles: the trades of spot or futures, or the published index price. */
export type CandleProduct = Product | 'index'

export type Direction = 'up' | 'down' | 'none'

/** The 24-hour statistics of a symbol, with the direction of its last price change. */
export type LiveTicker = TopicData<`ticker:spot:${string}`> & { direction: Direction }

export type Tickers = {
  one(symbol: string): Live<LiveTicker | null>
  /**
   * Returns the tickers of all symbols. While a component reads them, a subscription to one topic for all symbols
   * replaces the subscriptions to the topics of single symbols.
   */
  all(): Live<ReadonlyMap<string, LiveTicker>>
}

const ALL = '*'

/**
 * Creates the live tickers of a product. The tickers use few topics: either one topic for all symbols, or one topic for
 * each symbol that a component reads.
 */
export function createTickers(stream: Stream, painter: Painter, product: Product): Tickers {
  const latest = new Map<string, LiveTicker>()
  /** The functions to call when a ticker has changed, by symbol. The key `*` stands for all symbols. */
  const readers = new Map<string, () => void>()
  const topics = new Map<string, () => void>()
  const kept = new Map<string, Live<LiveTicker | null>>()
  let everything: ReadonlyMap<string, LiveTicker> | null = null

  const onTicker = ({ data }: { data: TopicData<`ticker:spot:${string}`> }) => {
    const before = latest.get(data.symbol)
    if (before && before.ts > data.ts) return
    // The direction of a price is the direction of its change from the previous price. An equal price keeps the
    // previous direction. The first price has the direction of the 24-hour change.
    const trend = before ? compare(data.last, before.last) : compare(data.change_pct, '0')
    const direction = trend > 0 ? 'up' : trend < 0 ? 'down' : (before?.direction ?? 'none')
    latest.set(data.symbol, { ...data, direction })
    everything = null
    for (const name of [data.symbol, ALL]) readers.get(name)?.()
  }
  const follow = () => {
    const isAll = readers.has(ALL)
    for (const name of isAll ? [ALL] : readers.keys()) {
      if (!topics.has(name)) topics.set(name, stream.subscribe(`ticker:${product}:${name}`, onTicker))
    }
    for (const [name, stop] of topics) {
      if (isAll ? name === ALL : readers.has(name)) continue
      topics.delete(name)
      stop()
    }
    // A ticker without a topic is no longer updated. It is deleted, so that the next subscriber does not receive an
    // outdated price.
    for (const name of latest.keys()) if (!isAll && !readers.has(name)) latest.delete(name)
    everything = null
  }
  const start = (name: string) => (changed: () => void) => {
    readers.set(name, changed)
    follow()
    return () => {
      readers.delete(name)
      follow()
    }
  }
  const all = createLive<ReadonlyMap<string, LiveTicker>>({
    painter,
    pace: 'paced',
    start: start(ALL),
    read: () => {
      everything ??= new Map(latest)
      return everything
    },
  })

  return {
    one(symbol) {
      const known = kept.get(symbol)
      if (known) return known
      const read = () => latest.get(symbol) ?? null
      const live = createLive({ painter, pace: 'paced', start: start(symbol), read })
      kept.set(symbol, live)
      return live
    },
    all: () => all,
  }
}

/** Returns the live tickers of a product. */
export const liveTickers = liveMarket((sdk, painter, product: Product) =>
  createTickers(sdk.stream, painter, product),
)
