import { type Audiences, audiencesOf, type Listener } from './audiences.ts'
import { eventsFrame, eventText } from './frames.ts'
import type { TopicSource } from './stream.ts'

/** The public topics and their listeners. */
export interface TopicHub {
  serve(source: TopicSource): void
  knows(topic: string): boolean
  /** Sets the topics of a listener, and sends it the current state of its new topics (`fresh`). */
  place(listener: Listener, topics: ReadonlySet<string>, fresh: readonly string[]): void
  /** Collects the events of all sources and sends them to the listeners of their topics. */
  tick(): void
}

/** Creates the hub of public topics. `now` returns the timestamp for a frame. */
export function topicHub(epoch: string, now: () => number): TopicHub {
  const sources = new Map<string, TopicSource>()
  const sourceOf = (topic: string) => sources.get(topic.split(':', 1)[0] ?? '')
  /**
   * The current states of topics. A state is encoded once for all listeners that subscribe before the next tick of the
   * stream. With this tick, these listeners receive the changes that happened after the state.
   */
  const current = new Map<string, string[]>()
  const audiences: Audiences<Listener> = audiencesOf((topic, watched) => {
    // A topic records its changes only while at least one client watches it. A state that was cached before the first
    // client came, or after the last one left, may lack changes, so it is deleted here.
    current.delete(topic)
    sourceOf(topic)?.watch(topic, watched)
  })

  const currentOf = (topic: string) => {
    const known = current.get(topic)
    if (known) return known
    const texts = (sourceOf(topic)?.present(topic) ?? []).map(eventText)
    current.set(topic, texts)
    return texts
  }
  const sendCurrent = (listener: Listener, topics: Iterable<string>) => {
    // The current state is not sent to a client that lags; `sendCurrent` is called again when the client has caught up.
    if (listener.outlet.lags) return
    const texts = [...topics].flatMap(currentOf)
    if (texts.length > 0) listener.outlet.offer(eventsFrame(epoch, now(), texts))
  }
  const collect = () => {
    const texts = new Map<string, string[]>()
    for (const source of sources.values()) {
      for (const event of source.collect()) {
        const earlier = texts.get(event.topic)
        if (earlier) earlier.push(eventText(event))
        else texts.set(event.topic, [eventText(event)])
      }
    }
    return texts
  }
  return {
    serve: (source) => sources.set(source.kind, source),
    knows: (topic) => sourceOf(topic)?.knows(topic) ?? false,
    place(listener, topics, fresh) {
      audiences.place(listener, topics)
      sendCurrent(listener, fresh)
    },
    tick() {
      const texts = collect()
      current.clear()
      for (const { topics, listeners } of audiences.all()) {
        const dueEvents = [...texts].flatMap(([topic, own]) => (topics.has(topic) ? own : []))
        const frame = dueEvents.length > 0 ? eventsFrame(epoch, now(), dueEvents) : null
        for (const listener of listeners) {
          // While a client lags, it gets no events. Once it has caught up, it gets the current state of its topics.
          // From the sequence numbers, the client finds out for which order books it must request the snapshot again.
          if (listener.outlet.recover()) sendCurrent(listener, topics)
          if (frame) listener.outlet.offer(frame)
        }
      }
    },
  }
}
