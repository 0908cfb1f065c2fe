import type { Timers } from '../transport/timers.ts'
import {
  BACKOFF_MAX_MS,
  BACKOFF_MIN_MS,
  HANGING_MS,
  NEVER_UP_AFTER,
  NEVER_UP_MS,
  STABLE_MS,
} from './connection-times.ts'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'
import { type Frame, type Link, openLink, type SocketConstructor } from './link.ts'

export type ConnectionEvents = {
  up(hello: Frame): void
  frame(frame: Frame): void
  down(): void
  /**
   * Emitted after each failure, with the number of failures in a row. A lost connection and an attempt that did not
   * connect count as one failure each. An attempt that failed after more than `HANGING_MS` counts as three. The loss of
   * a connection that lasted at least 30 s is counted as the first failure again.
   */
  failed(times: number): void
  doubt(inDoubt: boolean): void
  drift(): void
}

export type Connection = {
  start(): void
  stop(): void
  /** Sends a message; drops it silently without a connection, because callers send it again on `up`. */
  send(message: object): void
  /**
   * Checks an open connection by a ping. Without a connection, connects at once if an earlier attempt has succeeded and
   * the server has requested no delay. Called when the page becomes visible or online.
   */
  wake(): void
}

/**
 * Creates a connection that keeps one socket open. It monitors the socket by a heartbeat and reconnects after a
 * random wait; the limit of the wait doubles with each failure and resets after a connection of 30 s.
 */
export function createConnection(
  url: string,
  Socket: SocketConstructor,
  timers: Timers,
  events: ConnectionEvents,
): Connection {
  let link: Link | undefined
  let heartbeat: Heartbeat | undefined
  let wait: unknown
  let failures = 0
  let everUp = false
  let connectedAt = 0
  /** Delay in ms that the server requested before the next connect attempt; 0 if it requested none. */
  let heldMs = 0

  const ping = () => link?.send({ op: 'ping', ts: timers.now() })
  const leave = () => {
    timers.clearTimeout(wait)
    heartbeat?.stop()
    link?.close()
    heartbeat = link = wait = undefined
  }
  const lost = (wasUp: boolean) => {
    leave()
    const livedMs = timers.now() - connectedAt
    if (wasUp && livedMs >= STABLE_MS) failures = 0
    failures += wasUp || livedMs < HANGING_MS ? 1 : NEVER_UP_AFTER
    const hasNone = !everUp && failures >= NEVER_UP_AFTER
    const mostMs = Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** failures)
    // The waits are random, so that not all clients connect at the same moment.
    const ms = hasNone
      ? NEVER_UP_MS * (0.5 + timers.random())
      : BACKOFF_MIN_MS + timers.random() * (mostMs - BACKOFF_MIN_MS)
    // A server that is shutting down may answer each new connection with a request for a short delay. The client waits
    // for the longer of this delay and its own, which grows with each failure.
    wait = timers.setTimeout(connect, Math.max(heldMs, ms))
    if (wasUp) events.down()
    events.failed(failures)
  }
  const up = (hello: Frame) => {
    everUp = true
    heartbeat = createHeartbeat(timers, {
      ...events,
      ping,
      dead: () => lost(true),
    })
    // The first ping is sent at once, because servers close sockets on which the client sends no message. The answer to
    // the ping contains the server's time, and its delay is the round-trip time.
    ping()
    events.up(hello)
  }
  const frame = (received: Frame) => {
    heartbeat?.received()
    if (received.type === 'shutdown') {
      heldMs = Number(received.retry_after_ms) || 0
      lost(true)
    } else events.frame(received)
  }
  function connect(): void {
    leave()
    heldMs = 0
    connectedAt = timers.now()
    link = openLink(url, Socket, timers, { up, frame, down: lost })
  }

  return {
    start: connect,
    stop: leave,
    send: (message) => link?.send(message),
    wake() {
      if (heartbeat) heartbeat.probe()
      else if (wait !== undefined && everUp && !heldMs) connect()
    },
  }
}
