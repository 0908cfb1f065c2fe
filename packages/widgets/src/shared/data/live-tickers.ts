import type { Stream, TopicData } from '@bourselet/sdk'
import { compare } from '@bourselet/sdk/money'
import { createLive, type Live } from './live.ts'
import type { Painter } from './painter.ts'

export type Product = 'spot' | 'futures'

/** What candles are of: a book's trades, or the published index. */
export type CandleProduct = Product | 'index'

export type Direction = 'up' | 'down' | 'none'

/** The 24 hour figures of a symbol, and which way its last price came. */
export type LiveTicker = TopicData<`ticker:spot:${string}`> & { direction: Direction }

export type Tickers = {
  one(symbol: string): Live<LiveTicker | null>
  /** By symbol. Following all makes the single ones part of it. */
  all(): Live<ReadonlyMap<string, LiveTicker>>
}

const ALL = '*'

/** Follows tickers with as few topics as the readers need: one for all symbols, or one for each. */
export function createTickers(stream: Stream, painter: Painter, product: Product): Tickers {
  const latest = new Map<string, LiveTicker>()
  const readers = new Map<string, Set<() => void>>()
  const topics = new Map<string, () => void>()
  const kept = new Map<string, Live<LiveTicker | null>>()
  let everything: ReadonlyMap<string, LiveTicker> | null = null

  const take = ({ data }: { data: TopicData<`ticker:spot:${string}`> }) => {
    const before = latest.get(data.symbol)
    if (before && before.ts > data.ts) return
    // Against the price before; against yesterday's, while there is none.
    const way = before ? compare(data.last, before.last) : compare(data.change_pct, '0')
    const direction = way > 0 ? 'up' : way < 0 ? 'down' : (before?.direction ?? 'none')
    latest.set(data.symbol, { ...data, direction })
    everything = null
    for (const name of [data.symbol, ALL]) for (const changed of readers.get(name) ?? []) changed()
  }
  const follow = () => {
    const wanted = readers.has(ALL) ? [ALL] : [...readers.keys()]
    const gone = [...topics].filter(([name]) => !wanted.includes(name))
    for (const name of wanted) {
      if (!topics.has(name)) topics.set(name, stream.subscribe(`ticker:${product}:${name}`, take))
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
