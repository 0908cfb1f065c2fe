import type { Session } from '../session/session.ts'
import type { Call } from '../transport/call.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { createHealth } from './health.ts'
import { createHub, type Subscriber } from './hub.ts'
import type { SocketConstructor } from './link.ts'
import { createPoller } from './poller.ts'
import { createPollingSource } from './polling-source.ts'
import { createSocketSource } from './socket-source.ts'
import type { Readable } from './store.ts'
import type { StreamEvent, StreamState, Topic } from './stream-event.ts'
import { watchWake } from './wake.ts'

/** Sockets outlive the last listener for a moment: a page that changes its widgets does not reconnect. */
const LINGER_MS = 5_000

export type Stream = {
  /**
   * Follows a topic; many may follow the same one. Returns the way to stop.
   * `onReset` is told when events may be missing (reconnect, gap): fetch what you keep.
   */
  subscribe<T extends Topic>(
    topic: T,
    handler: (event: StreamEvent<T>) => void,
    options?: { onReset?: () => void },
  ): () => void
  state: Readable<StreamState>
}

/** The stream as the other parts of the SDK use it. */
export type InnerStream = Stream & {
  attach(topic: string, subscriber: Subscriber): () => void
  /** The server's present epoch; empty while unknown. */
  epoch(): string
  close(): void
}

export type StreamParts = {
  /** Absent: there is no stream, topics are polled. */
  connect?: { url: string; Socket: SocketConstructor }
  call: Call
  session: Session
  clock: ObservedClock
  timers: Timers
  report: (error: unknown) => void
}

/** One socket for all topics, opened for the first listener; polling where there is none. */
export function createStream(parts: StreamParts): InnerStream {
  const { connect, call, session, clock, timers, report } = parts
  let isRunning = false
  let isClosed = false
  let linger: unknown
  const hub = createHub(report)
  const wake = watchWake(
    () => isRunning && source.wake(),
    () => health.note({}),
  )
  const health = createHealth(wake.seemsOnline)
  const poller = createPoller({
    call,
    hub,
    timers,
    serverNow: clock.now,
    isVisible: wake.isVisible,
    isSignedIn: () => session.token.get() !== null,
    result: (pollOk) => health.note({ pollOk }),
  })
  const polling = createPollingSource(poller, health)
  const source = connect
    ? createSocketSource({ ...connect, session, clock, timers, hub, health, polling })
    : polling

  const stop = () => {
    timers.clearTimeout(linger)
    if (isRunning) source.stop()
    isRunning = false
  }
  const attach = (topic: string, subscriber: Subscriber) => {
    timers.clearTimeout(linger)
    if (hub.add(topic, subscriber) && isRunning) source.changed()
    if (!isRunning && !isClosed) {
      isRunning = true
      source.start()
    }
    return () => {
      if (!hub.remove(topic, subscriber)) return
      if (!isRunning) return
      source.changed()
      if (hub.topics().length === 0) linger = timers.setTimeout(stop, LINGER_MS)
    }
  }
  return {
    attach,
    state: health.state,
    epoch: source.epoch,
    subscribe: (topic, handler, options) =>
      attach(topic, {
        event: handler as (event: StreamEvent) => void,
        ready: (again) => again && options?.onReset?.(),
      }),
    close() {
      isClosed = true
      stop()
      source.close()
      wake.stop()
    },
  }
}
