import type { Timers } from '../transport/timers.ts'

const TICK_MS = 1_000
const PING_MS = 15_000
const DEAD_MS = 30_000
/**
 * Time in ms after which an unanswered ping is reported as `doubt`, because the shown data may be outdated. The
 * connection counts as dead only much later.
 */
const DOUBT_MS = 5_000
/**
 * Maximum difference in ms between the time of a timer tick and its due time. A larger difference means that the
 * machine slept or that the local clock was set.
 */
const DRIFT_MS = 5_000

export type HeartbeatEvents = {
  ping(): void
  /** Emitted with true when a ping has been unanswered for 5 s, and with false when the next frame arrives. */
  doubt(inDoubt: boolean): void
  dead(): void
  /** Emitted when the machine slept or its clock was set. */
  drift(): void
}

export type Heartbeat = {
  /** Records a frame from the server. Only a received frame proves that the connection works. */
  received(): void
  /** Sends a ping at once. `dead` is emitted if no frame arrives within 5 s of the first unanswered ping. */
  probe(): void
  stop(): void
}

/**
 * Creates the heartbeat of one connection. It compares clock times instead of counting timer ticks, because in
 * a hidden page the browser runs timers only once a minute.
 */
export function createHeartbeat(timers: Timers, events: HeartbeatEvents): Heartbeat {
  let frameAt = timers.now()
  let pingAt = frameAt
  /** Time at which the first ping since the last frame was sent. */
  let askedAt: number | null = null
  let probing = false
  let inDoubt = false
  let tickAt = frameAt
  let timer = timers.setTimeout(tick, TICK_MS)

  function setDoubt(next: boolean): void {
    if (next === inDoubt) return
    inDoubt = next
    events.doubt(next)
  }

  function ping(now: number): void {
    pingAt = now
    askedAt ??= now
    events.ping()
  }

  function tick(): void {
    const now = timers.now()
    timer = timers.setTimeout(tick, TICK_MS)
    if (Math.abs(now - tickAt - TICK_MS) > DRIFT_MS) {
      // If this timer runs far from its due time, the clock was changed or the machine slept. Earlier times can then
      // not be compared with the current one, so the measurement starts again.
      frameAt = pingAt = now
      askedAt = null
      events.drift()
    }
    tickAt = now
    const isLate = now - (askedAt ?? now) >= DOUBT_MS
    if (isLate && (probing || now - frameAt >= DEAD_MS)) events.dead()
    else {
      if (isLate) setDoubt(true)
      if (now - pingAt >= PING_MS) ping(now)
    }
  }

  return {
    received() {
      frameAt = timers.now()
      askedAt = null
      probing = false
      setDoubt(false)
    },
    probe() {
      probing = true
      ping(timers.now())
    },
    stop: () => timers.clearTimeout(timer),
  }
}
