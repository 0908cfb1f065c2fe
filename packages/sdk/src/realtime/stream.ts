import type { Session } from '../session/session.ts'
import type { Call } from '../transport/call.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { createHealth } from './health.ts'
import { createHub, type Subscriber } from './hub.ts'
import type { SocketConstructor } from './link.ts'
import { createPoller } from './poller.ts'
import { createSocketSource } from './socket-source.ts'
import type { Readable } from './store.ts'
import type { StreamEvent, StreamState, Topic } from './stream-event.ts'
import { watchWake } from './wake.ts'

/**
 * Time in ms for which a socket stays open after its last listener leaves, so that a page that replaces its
 * widgets does not reconnect.
 */
const LINGER_MS = 5_000

/** Live topics over one socket. If the server has no stream, the topics are polled. */
export type Stream = {
  /**
   * Subscribes to a topic; a topic may have many subscribers. Returns a function that unsubscribes. `onReset`
   * is called when events may be missing (reconnect, gap): fetch the state again.
   */
  subscribe<T extends Topic>(
    topic: T,
    handler: (event: StreamEvent<T>) => void,
    options?: { onReset?: () => void },
  ): () => void
  state: Readable<StreamState>
}

/** The stream with the methods that only other parts of the SDK use. */
export type InnerStream = Stream & {
  attach(topic: string, subscriber: Subscriber): () => void
  /** The server's current epoch; empty while unknown. */
  epoch(): string
  close(): void
}

export type StreamParts = {
  /** Address and constructor of the socket. If absent, there is no stream, and topics are polled. */
  connect?: { url: string; Socket: SocketConstructor }
  call: Call
  session: Session
  clock: ObservedClock
  timers: Timers
  report: (error: unknown) => void
}

/**
 * Creates the stream: one socket for all topics, opened when the first listener subscribes. Without `connect`,
 * topics are polled.
 */
export function createStream({ connect, call, session, clock, timers, report }: StreamParts): InnerStream {
  let isRunning = false
  let isClosed = false
  let linger: unknown
  const stop = () => {
    isRunning = false
    source.stop()
  }
  const hub = createHub(report, () => {
    timers.clearTimeout(linger)
    if (isRunning) source.changed()
    else if (!isClosed) {
      isRunning = true
      source.start()
    }
    if (isRunning && hub.topics().length === 0) linger = timers.setTimeout(stop, LINGER_MS)
  })
  const wake = watchWake(() => {
    health.note({})
    if (isRunning) source.wake()
  })
  const health = createHealth(wake.seemsOnline, report)
  const polling = createPoller({ call, hub, health, timers, wake, session, now: clock.now })
  const source = connect
    ? createSocketSource({ ...connect, session, clock, timers, hub, health, polling, report })
    : polling

  return {
    attach: hub.attach,
    state: health.state,
    epoch: () => health.signs.epoch,
    subscribe: (topic, handler, options) =>
      hub.attach(topic, {
        event: handler as (event: StreamEvent) => void,
        ready: (again) => again && options?.onReset?.(),
      }),
    close() {
      isClosed = true
      timers.clearTimeout(linger)
      stop()
      wake.stop()
    },
  }
}
