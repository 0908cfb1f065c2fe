import type { Session } from '../session/session.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { type Connection, createConnection } from './connection.ts'
import type { Health } from './health.ts'
import type { Hub } from './hub.ts'
import type { Frame, SocketConstructor } from './link.ts'
import type { Source } from './source.ts'
import type { StreamEvent } from './stream-event.ts'
import { createSubscriptions } from './subscriptions.ts'

const POLLING_AFTER_REFUSALS = 3

export type SocketSourceParts = {
  url: string
  Socket: SocketConstructor
  session: Session
  clock: ObservedClock
  timers: Timers
  hub: Hub
  health: Health
  /** Takes over while there is no stream. */
  polling: Source
}

/** The socket as a source, with polling behind it. */
export function createSocketSource(parts: SocketSourceParts): Source {
  const { session, clock, timers, hub, health, polling } = parts
  let epoch = ''
  const subscriptions = createSubscriptions({
    hub,
    session,
    send: (message) => connection.send(message),
    restart: () => connection.restart(),
  })
  const read = (frame: Frame) => {
    const { type, ts, events, server_time } = frame
    if (frame.epoch) epoch = String(frame.epoch)
    clock.observe(server_time, type === 'pong' ? Number(ts) : timers.now())
    if (type !== 'events') return subscriptions.frame(frame)
    for (const event of events as StreamEvent[]) hub.emit({ ...event, epoch, ts: Number(ts), polled: false })
  }
  const down = () => {
    subscriptions.down()
    hub.lost()
    health.note({ isUp: false, inDoubt: false })
  }
  const connection: Connection = createConnection(parts.url, parts.Socket, timers, {
    up(hello) {
      // What polling told may have gaps to what the stream will tell.
      if (health.signs.isPolling) hub.lost()
      polling.stop()
      read(hello)
      health.note({ isUp: true })
      subscriptions.up()
    },
    frame: read,
    down,
    refused(times) {
      if (times === POLLING_AFTER_REFUSALS) polling.start()
    },
    doubt: (inDoubt) => health.note({ inDoubt }),
    drift() {
      clock.forget()
      connection.wake()
    },
  })
  const ifPolling = (run: () => void) => health.signs.isPolling && run()
  return {
    start: connection.start,
    stop() {
      connection.stop()
      polling.stop()
      if (health.signs.isUp) down()
    },
    changed() {
      ifPolling(polling.changed)
      subscriptions.changed()
    },
    wake() {
      connection.wake()
      ifPolling(polling.wake)
    },
    epoch: () => epoch,
    close: subscriptions.stop,
  }
}
