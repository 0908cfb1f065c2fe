import { InvalidError } from '../errors/invalid-error.ts'
import type { Session } from '../session/session.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { LINGER_MS } from './connection-times.ts'
import { createHealth, type Health } from './health.ts'
import { createHub, type Subscriber } from './hub.ts'
import type { SocketConstructor } from './link.ts'
import type { SignIn, SignInParts } from './sign-in.ts'
import { createSocketSource, type SocketSourceParts } from './socket-source.ts'
import type { Source, SourceParts } from './source.ts'
import type { Readable } from './store.ts'
import type { StreamEvent, StreamState, Topic } from './stream-event.ts'
import { watchWake } from './wake.ts'

/** Live topics over one socket. */
export type StreamOf<Topics extends Topic> = {
  /**
   * Subscribes to a topic; a topic may have many subscribers. Returns a function that unsubscribes. `onReset` is called
   * when events may be missing; the caller must then fetch the state again. With a stream, it is called after a
   * reconnect and after a gap in the sequence numbers. While polling, it is called after failed or skipped polls, and
   * if more trades or ticks have occurred between two polls than an answer contains. For the topic `member`, it is
   * called at each poll.
   */
  subscribe<T extends Topics>(
    topic: T,
    handler: (event: StreamEvent<T>) => void,
    options?: { onReset?: () => void },
  ): () => void
  state: Readable<StreamState>
}

/** Live topics over one socket. If the server has no stream, the topics are polled. */
export type Stream = StreamOf<Topic>

/** The stream with the methods that only other parts of the SDK use. */
export type InnerStream = Stream & {
  timers: Timers
  report: (error: unknown) => void
  attach(topic: string, subscriber: Subscriber): () => void
  /** The signs of the connection from which `state` is derived, and the server's current epoch (id of its run). */
  health: Health
  /** Checks the connection, as the stream does when the page becomes visible or online. */
  wake(): void
  /**
   * Closes the socket and receives the events from another source. A stream that was created without a socket keeps
   * polling.
   */
  move(create: CreateSource): void
  close(): void
}

/** Returns true for the stream of a client of this SDK, which has the methods for other parts of the SDK. */
export const isInner = (stream: StreamOf<never>): stream is InnerStream => 'attach' in stream

type CreateSource = (parts: SocketSourceParts) => Source

export type StreamParts = {
  /** Address and constructor of the socket. If absent, no socket is opened, and the topics are polled. */
  connect?: { url: string; Socket: SocketConstructor }
  /** Creates the source that receives events of the socket. Default: the stream opens a socket of its own. */
  socketSource?: CreateSource | undefined
  /** Creates the source that polls the topics while there is no socket. */
  polling?: (parts: SourceParts) => Source
  /** Creates the authentication of the socket. Absent in a client of public data. */
  signIn?: (parts: SignInParts) => SignIn
  /** The session of the client. Absent in a client of public data. */
  session?: Session
  clock: ObservedClock
  timers: Timers
  report: (error: unknown) => void
}

/**
 * Creates the stream: one socket for all topics, opened when the first listener subscribes. Without `connect`,
 * topics are polled. With neither `connect` nor `polling`, `subscribe` throws InvalidError.
 */
export function createStream(parts: StreamParts): InnerStream {
  const { connect, polling, timers, report } = parts
  let isRunning = false
  let isClosed = false
  let linger: unknown
  const stop = () => {
    isRunning = false
    source?.stop()
  }
  const hub = createHub(report, (joined) => {
    timers.clearTimeout(linger)
    if (isRunning) source!.changed(joined)
    else if (!isClosed) {
      isRunning = true
      source!.start()
    }
    if (isRunning && !hub.topics()[0]) linger = timers.setTimeout(stop, LINGER_MS)
  })
  const onWake = () => {
    health.note({})
    if (isRunning) source!.wake()
  }
  const wake = watchWake(onWake)
  const health = createHealth(wake.seemsOnline, report)
  const polls = polling?.({ hub, health, timers, wake })
  let source: Source | undefined
  const move = (create: CreateSource) => {
    source?.stop()
    source = connect ? create({ ...parts, ...connect, hub, health, polling: polls }) : polls
    if (isRunning) source!.start()
  }
  move(parts.socketSource ?? createSocketSource)

  const attach: InnerStream['attach'] = (topic, subscriber) => {
    if (!source) throw new InvalidError('WebSocket', 'Missing')
    return hub.attach(topic, subscriber)
  }

  return {
    timers,
    report,
    attach,
    state: health.state,
    health,
    wake: onWake,
    move,
    subscribe: (topic, handler, options) =>
      attach(topic, {
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
