import type { Timers } from '../transport/timers.ts'
import { createHeartbeat, type Heartbeat } from './heartbeat.ts'
import { type Frame, type Link, openLink, type SocketConstructor } from './link.ts'

const BACKOFF_MIN_MS = 500
const BACKOFF_MAX_MS = 30_000
const STABLE_MS = 30_000
/** A server that never had a stream is asked again now and then, in case it gets one. */
const NEVER_UP_MS = 60_000
const NEVER_UP_AFTER = 3

export type ConnectionEvents = {
  up(hello: Frame): void
  frame(frame: Frame): void
  down(): void
  /** Could not connect, for the n-th time in a row. */
  refused(times: number): void
  doubt(inDoubt: boolean): void
  drift(): void
}

export type Connection = {
  start(): void
  stop(): void
  /** Dropped silently while there is no connection: who needs it sends it again on `up`. */
  send(message: object): void
  /** Something woke up: prove the connection, or stop waiting for the next one. */
  wake(): void
  /** A new socket at once, e.g. for another member. */
  restart(): void
}

/** Keeps one socket alive: heartbeat, and reconnects with full jitter that only 30 s of stable life reset. */
export function createConnection(
  url: string,
  Socket: SocketConstructor,
  timers: Timers,
  events: ConnectionEvents,
): Connection {
  let link: Link | null = null
  let heartbeat: Heartbeat | null = null
  let wait: unknown
  let stable: unknown
  let tries = 0
  let refusals = 0
  let everUp = false
  let shutdownMs: number | null = null
  let askedToWait = false

  const leave = () => {
    timers.clearTimeout(wait)
    timers.clearTimeout(stable)
    heartbeat?.stop()
    heartbeat = null
    link?.close()
    link = null
    wait = undefined
  }

  const delayMs = () => {
    if (shutdownMs !== null) return shutdownMs
    if (!everUp && refusals >= NEVER_UP_AFTER) return NEVER_UP_MS * (0.5 + timers.random())
    const most = Math.min(BACKOFF_MAX_MS, 2 * BACKOFF_MIN_MS * 2 ** tries)
    return BACKOFF_MIN_MS + timers.random() * (most - BACKOFF_MIN_MS)
  }

  const lost = (wasUp: boolean) => {
    leave()
    if (!wasUp) refusals += 1
    askedToWait = shutdownMs !== null
    wait = timers.setTimeout(connect, delayMs())
    tries += 1
    shutdownMs = null
    if (wasUp) events.down()
    else events.refused(refusals)
  }

  const up = (hello: Frame) => {
    everUp = true
    refusals = 0
    stable = timers.setTimeout(() => {
      tries = 0
    }, STABLE_MS)
    heartbeat = createHeartbeat(timers, {
      ping: () => link?.send({ op: 'ping', ts: timers.now() }),
      doubt: events.doubt,
      dead: () => lost(true),
      drift: events.drift,
    })
    events.up(hello)
  }

  const frame = (received: Frame) => {
    heartbeat?.received()
    if (received.type !== 'shutdown') return events.frame(received)
    shutdownMs = Math.max(0, Number(received.retry_after_ms) || 0)
    lost(true)
  }

  function connect(): void {
    wait = undefined
    link = openLink(url, Socket, timers, { up, frame, down: lost })
  }

  return {
    start: () => {
      if (!link && wait === undefined) connect()
    },
    stop: leave,
    send: (message) => link?.send(message),
    wake() {
      if (heartbeat) return heartbeat.probe()
      if (wait === undefined || !everUp || askedToWait) return
      timers.clearTimeout(wait)
      connect()
    },
    restart() {
      if (!heartbeat) return
      leave()
      events.down()
      connect()
    },
  }
}
