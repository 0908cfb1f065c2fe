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
   * Returns the tickers of all symbols. While a component reads these tickers, one topic for all symbols
   * replaces the topics of single symbols.
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
  const readers = new Map<string, Set<() => void>>()
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
    for (const name of [data.symbol, ALL]) for (const changed of readers.get(name) ?? []) changed()
  }
  const follow = () => {
    const wanted = readers.has(ALL) ? [ALL] : [...readers.keys()]
    const gone = [...topics].filter(([name]) => !wanted.includes(name))
    for (const name of wanted) {
      if (!topics.has(name)) topics.set(name, stream.subscribe(`ticker:${product}:${name}`, onTicker))
    }
    for (const [name, stop] of gone) {
      topics.delete(name)
      stop()
    }
  }
  const start = (name: string) => (changed: () => void) => {
    const set = readers.get(name) ?? new Set()
    readers.set(name, set.add(changed))
    follow()
    return () => {
      set.delete(changed)
      if (set.size === 0) readers.delete(name)
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
