import type { Stream, TopicData } from '@bourselet/sdk'
import { createLive, type Live } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Painter } from './painter.ts'

/** Mark and index price of a contract, with its funding. */
export type MarkPrice = TopicData<'mark:*'>

export type Marks = {
  one(symbol: string): Live<MarkPrice | null>
  /** Returns the mark prices of all contracts, by symbol. */
  all(): Live<ReadonlyMap<string, MarkPrice>>
}

/**
 * Creates the live mark prices of all contracts. All contracts share one topic, because an exchange has only a few
 * contracts.
 */
export function createMarks(stream: Pick<Stream, 'subscribe'>, painter: Painter): Marks {
  const latest = new Map<string, MarkPrice>()
  const readers = new Set<(symbol: string) => void>()
  const kept = new Map<string, Live<MarkPrice | null>>()
  let everything: ReadonlyMap<string, MarkPrice> | null = null
  let stop: (() => void) | null = null

  const onMark = ({ data }: { data: MarkPrice }) => {
    const before = latest.get(data.symbol)
    if (before && before.ts > data.ts) return
    latest.set(data.symbol, data)
    everything = null
    for (const listener of [...readers]) listener(data.symbol)
  }
  const follow = (listener: (symbol: string) => void) => {
    readers.add(listener)
    stop ??= stream.subscribe('mark:*', onMark)
    return () => {
      readers.delete(listener)
      if (readers.size > 0) return
      stop?.()
      stop = null
      // After the last subscriber has left, the stored prices are no longer updated. They are deleted, so that the next
      // subscriber does not receive outdated prices.
      latest.clear()
      everything = null
    }
  }
  const all = createLive<ReadonlyMap<string, MarkPrice>>({
    painter,
    pace: 'paced',
    start: (changed) => follow(changed),
    read: () => {
      everything ??= new Map(latest)
      return everything
    },
  })

  return {
    one(symbol) {
      const known = kept.get(symbol)
      if (known) return known
      const live = createLive<MarkPrice | null>({
        painter,
        pace: 'paced',
        start: (changed) => follow((name) => name === symbol && changed()),
        read: () => latest.get(symbol) ?? null,
      })
      kept.set(symbol, live)
      return live
    },
    all: () => all,
  }
}

/** Returns the live mark prices of all contracts. */
export const liveMarks = liveMarket((sdk, painter) => createMarks(sdk.stream, painter))
