import { RefusedError } from '../errors/refused-error.ts'
import { contained } from '../listeners.ts'
import type { Frame } from './link.ts'
import type { StreamEvent } from './stream-event.ts'

/** The callbacks of one subscriber of a topic. */
export type Subscriber = {
  event(event: StreamEvent): void
  /**
   * Called when events start to arrive. `again` is true if events may be missing since the last `ready`, so
   * that the subscriber must fetch the state again.
   */
  ready?(again: boolean): void
  /** Called when no events arrive any more: the connection is lost or, with `refusal`, the server refused the topic. */
  lost?(refusal?: RefusedError): void
}

type Entry = {
  /**
   * The subscribers of the topic. The value of a subscriber is true after its first `ready` or refusal; its next
   * `ready` then passes `again: true`.
   */
  subscribers: Map<Subscriber, boolean | undefined>
  /** True while the server delivers the topic. */
  isReady?: boolean
  /**
   * Epoch (id of the server's run) and sequence number of the last event. Both are absent before the first event. After
   * `ready`, the epoch is empty until the next event.
   */
  epoch?: string
  seq?: number
}

export type Hub = {
  /** Adds a subscriber. Returns a function that removes it. */
  attach(topic: string, subscriber: Subscriber): () => void
  topics(): string[]
  emit(event: StreamEvent): void
  /**
   * Calls `ready` of all subscribers of the given topics. Called when the server has started to deliver the topics, and
   * when events were missed. With `onlyNew`, topics that are already delivered are skipped. Pass `changed` if events
   * may have occurred before the delivery began: then new subscribers also receive `again: true`.
   */
  ready(topics: readonly string[], onlyNew?: boolean, changed?: boolean): void
  /**
   * Without `refusal`, calls `lost` of all subscribers, because the connection is lost. With `refusal`, reports the
   * refusal and calls `lost` only of the subscribers of the refused topics. A refused topic or token is sent again
   * after each ping, so the same refusal may arrive many times, but it is reported only once.
   */
  lost(refusal?: RefusedError): void
}

/**
 * Matches the topics in which a gap in the sequence numbers means missing events. In other topics a gap is ignored: each
 * event of a ticker or mark price contains the whole state, and books detect gaps themselves.
 */
const GAPLESS = /^(member$|trades:|candle:|index:)/

/** Returns the error that callers receive for an error frame, in which the server refuses topics or a message. */
export const refusalIn = ({ error, info, topics = [] }: Frame): RefusedError =>
  new RefusedError(error as string, info as string, { code: 0, params: {}, topics })

/**
 * Creates the hub, which delivers events to subscribers. It calls `changed` without an argument when a topic loses its
 * last subscriber. It calls `changed` with the topic when a subscriber joins a topic that is not delivered yet.
 */
export function createHub(report: (error: unknown) => void, changed: (joined?: string) => void): Hub {
  const entries = new Map<string, Entry>()
  /**
   * The names and topics of the refusals that were reported. Emptied when the connection is lost, and when a subscriber
   * joins a topic that is not delivered, except while a refusal is being reported.
   */
  let reported = new Set<string>()

  const each = ({ subscribers }: Entry, notify: (subscriber: Subscriber, wasReady?: boolean) => void) => {
    for (const [subscriber, wasReady] of [...subscribers])
      contained(report, () => notify(subscriber, wasReady))
  }
  const makeReady = (entry: Entry, changed?: boolean) => {
    entry.isReady = true
    // The empty epoch prevents the check of the next event for a gap. The check is not needed: a subscriber that was
    // ready before receives `ready(true)` and loads its state again. The sequence number of the next event can be lower
    // than the last number if another member has logged in on the socket.
    entry.epoch = ''
    each(entry, (subscriber, wasReady) => {
      entry.subscribers.set(subscriber, true)
      subscriber.ready?.(wasReady || !!changed)
    })
  }
  /** Returns false for an event that has already been delivered. */
  const isNew = (entry: Entry, { topic, seq, epoch, polled }: StreamEvent): boolean => {
    const { epoch: known, seq: last } = entry
    if (polled || !GAPLESS.test(topic)) return true
    if (epoch === known && seq <= last!) return false
    if (known && (epoch !== known || seq > last! + 1)) makeReady(entry)
    entry.epoch = epoch
    entry.seq = seq
    return true
  }

  return {
    attach(topic, subscriber) {
      const entry: Entry = entries.get(topic) ?? { subscribers: new Map() }
      entry.subscribers.set(subscriber, entry.isReady)
      entries.set(topic, entry)
      if (entry.isReady) queueMicrotask(() => entry.subscribers.has(subscriber) && subscriber.ready?.(false))
      else {
        reported = new Set()
        changed(topic)
      }
      return () => {
        if (entry.subscribers.delete(subscriber) && !entry.subscribers.size) {
          entries.delete(topic)
          changed()
        }
      }
    },
    topics: () => [...entries.keys()],
    emit(event) {
      const entry = entries.get(event.topic)
      if (entry && isNew(entry, event)) each(entry, (subscriber) => subscriber.event(event))
    },
    ready(topics, onlyNew, changed) {
      for (const topic of topics) {
        const entry = entries.get(topic)
        if (entry && !(onlyNew && entry.isReady)) makeReady(entry, changed)
      }
    },
    lost(refusal) {
      const known = new Set(refusal && reported)
      for (const [topic, entry] of [...entries]) {
        if (refusal?.topics?.includes(topic) === false) continue
        entry.isReady = false
        each(entry, (subscriber) => {
          // A topic that the server refused may be accepted later. The subscriber has then missed the events since the
          // refusal, so it must receive `ready(true)`.
          if (refusal) entry.subscribers.set(subscriber, true)
          subscriber.lost?.(refusal)
        })
      }
      if (refusal) {
        if (!known.has(refusal.name + refusal.topics)) report(refusal)
        known.add(refusal.name + refusal.topics)
      }
      // A listener or `onError` may subscribe again during these calls, which empties `reported`. So the earlier set is
      // restored. Otherwise the refusals would be reported again, and each report would cause another subscription.
      reported = known
    },
  }
}
