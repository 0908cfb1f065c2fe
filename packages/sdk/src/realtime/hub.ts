import type { StreamEvent } from './stream-event.ts'

/** Who listens to a topic. */
export type Subscriber = {
  event(event: StreamEvent): void
  /** Events flow from now on. `again`: some may be missing since the last one, so fetch what you keep. */
  ready?(again: boolean): void
  /** Events stopped. */
  lost?(): void
}

type Entry = {
  /** Subscriber -> whether it was ready before. */
  subscribers: Map<Subscriber, boolean>
  isReady: boolean
  epoch: string
  seq: number
}

export type Hub = {
  /** True when this is the first of its topic. */
  add(topic: string, subscriber: Subscriber): boolean
  /** True when it was the last of its topic. */
  remove(topic: string, subscriber: Subscriber): boolean
  topics(): string[]
  emit(event: StreamEvent): void
  /** The server sends these topics from now on, or some of their events are missing. */
  ready(topics: readonly string[]): void
  /** Like ready, for those that are not. */
  begin(topics: readonly string[]): void
  lost(): void
}

/** Topics where a missing number means missing rows; tickers and candles are whole each time, books heal themselves. */
const isGapless = (topic: string) => topic === 'member' || topic.startsWith('trades:')

const isTicker = (topic: string) => topic.startsWith('ticker:')

/** Hands events to whoever listens. A listener that throws is reported and harms no other. */
export function createHub(report: (error: unknown) => void): Hub {
  const entries = new Map<string, Entry>()

  const each = (entry: Entry, tell: (subscriber: Subscriber) => void) => {
    for (const subscriber of [...entry.subscribers.keys()]) {
      try {
        tell(subscriber)
      } catch (error) {
        report(error)
      }
    }
  }
  const makeReady = (entry: Entry) => {
    entry.isReady = true
    each(entry, (subscriber) => {
      const again = entry.subscribers.get(subscriber) === true
      entry.subscribers.set(subscriber, true)
      subscriber.ready?.(again)
    })
  }
  /** False for a repeat of what was told already. */
  const inOrder = (entry: Entry, { topic, seq, epoch, polled }: StreamEvent): boolean => {
    if (polled || !isGapless(topic)) return true
    const same = entry.epoch === epoch
    if (same && seq <= entry.seq) return false
    const missing = entry.epoch !== '' && (!same || seq !== entry.seq + 1)
    entry.epoch = epoch
    entry.seq = seq
    if (missing) makeReady(entry)
    return true
  }
  const deliver = (topic: string, event: StreamEvent) => {
    const entry = entries.get(topic)
    if (entry && inOrder(entry, event)) each(entry, (subscriber) => subscriber.event(event))
  }

  return {
    add(topic, subscriber) {
      const entry = entries.get(topic)
      if (!entry) {
        entries.set(topic, { subscribers: new Map([[subscriber, false]]), isReady: false, epoch: '', seq: 0 })
        return true
      }
      entry.subscribers.set(subscriber, entry.isReady)
      if (entry.isReady) queueMicrotask(() => entry.subscribers.has(subscriber) && subscriber.ready?.(false))
      return false
    },
    remove(topic, subscriber) {
      const entry = entries.get(topic)
      if (!entry?.subscribers.delete(subscriber) || entry.subscribers.size > 0) return false
      return entries.delete(topic)
    },
    topics: () => [...entries.keys()],
    emit(event) {
      deliver(event.topic, event)
      if (!isTicker(event.topic) || event.topic.endsWith(':*')) return
      deliver(event.topic.replace(/[^:]+$/, '*'), event)
    },
    ready(topics) {
      for (const topic of topics) {
        const entry = entries.get(topic)
        if (entry) makeReady(entry)
      }
    },
    begin(topics) {
      for (const topic of topics) {
        const entry = entries.get(topic)
        if (entry && !entry.isReady) makeReady(entry)
      }
    },
    lost() {
      for (const entry of entries.values()) {
        entry.isReady = false
        // The gap of a reconnect is told by `ready`.
        entry.epoch = ''
        each(entry, (subscriber) => subscriber.lost?.())
      }
    },
  }
}
