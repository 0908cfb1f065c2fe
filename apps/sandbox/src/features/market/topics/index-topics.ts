import type { IndexBoard, IndexTick } from '../../../prices/index-board.ts'
import { findListing } from '../../../prices/listings.ts'
import type { TopicEvent, TopicSource } from '../../../realtime/stream.ts'
import { tickView } from '../tick-view.ts'

const PREFIX = 'index:'

/** The topics of index prices, which publish every tick. The number of an event is the id of its tick. */
export interface IndexTopics extends TopicSource {
  /** Stores the newest ticks of these symbols, which are published with the next events. */
  ticked(symbols: readonly string[]): void
}

export function indexTopics(index: IndexBoard): IndexTopics {
  const unpublished = new Map<string, IndexTick[]>()
  const coinOf = (topic: string) => findListing(topic.slice(PREFIX.length))
  const event = (topic: string, tick: IndexTick): TopicEvent[] => {
    const coin = coinOf(topic)
    return coin ? [{ topic, seq: tick.id, data: tickView(coin, tick) }] : []
  }
  return {
    kind: 'index',
    knows: (topic) => coinOf(topic) !== undefined,
    watch(topic, on) {
      if (on) unpublished.set(topic, [])
      else unpublished.delete(topic)
    },
    ticked(symbols) {
      for (const symbol of symbols) {
        const tick = index.latest(symbol)
        if (tick) unpublished.get(PREFIX + symbol)?.push(tick)
      }
    },
    present(topic) {
      const tick = index.latest(topic.slice(PREFIX.length))
      return tick ? event(topic, tick) : []
    },
    collect: () =>
      [...unpublished].flatMap(([topic, ticks]) => ticks.splice(0).flatMap((tick) => event(topic, tick))),
  }
}
