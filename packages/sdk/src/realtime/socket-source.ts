import { contained } from '../listeners.ts'
import type { Session } from '../session/session.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { type Connection, createConnection } from './connection.ts'
import { POLLING_AFTER_FAILURES } from './connection-times.ts'
import type { Health } from './health.ts'
import type { Hub } from './hub.ts'
import type { Frame, SocketConstructor } from './link.ts'
import type { SignIn, SignInParts } from './sign-in.ts'
import type { Source } from './source.ts'
import type { StreamEvent } from './stream-event.ts'
import { createSubscriptions } from './subscriptions.ts'

export type SocketSourceParts = {
  url: string
  Socket: SocketConstructor
  /** Creates the authentication of the socket. Absent in a client of public data. */
  signIn?: (parts: SignInParts) => SignIn
  /** The session of the client. Absent in a client of public data. */
  session?: Session
  clock: ObservedClock
  timers: Timers
  hub: Hub
  health: Health
  /** The source that polls while there is no stream. */
  polling?: Source
  report: (error: unknown) => void
}

/** Creates a source that receives events by the socket, and polls after several failures in a row. */
export function createSocketSource(parts: SocketSourceParts): Source {
  const { clock, timers, hub, health, polling, report } = parts
  const subscriptions = createSubscriptions({
    ...parts,
    send: (message) => connection.send(message),
    restart() {
      connection.stop()
      down()
      connection.start()
    },
  })
  const read = (frame: Frame) => {
    const { type, ts, events, server_time, epoch } = frame
    if (epoch) health.signs.epoch = epoch as string
    clock.observe(server_time, type === 'pong' ? ts : timers.now())
    if (type !== 'events') return subscriptions.frame(frame)
    for (const event of events as StreamEvent[])
      hub.emit({ ...event, epoch, ts, polled: false } as StreamEvent)
  }
  /** Reports a malformed frame instead of throwing inside the socket's handler. */
  const safely = (frame: Frame) => contained(report, () => read(frame))
  const down = () => {
    subscriptions.down()
    hub.lost()
    health.note({ isUp: false, inDoubt: false })
  }
  const connection: Connection = createConnection(parts.url, parts.Socket, timers, {
    up(hello) {
      // The stream replaces polling from now on. Events between the last poll and the first event of the stream may be
      // missing, so subscribers fetch their state again.
      hub.lost()
      polling?.stop()
      safely(hello)
      health.note({ isUp: true })
      subscriptions.up()
    },
    frame: safely,
    down,
    failed(times) {
      if (times >= POLLING_AFTER_FAILURES) polling?.start()
    },
    doubt: (inDoubt) => health.note({ inDoubt }),
    drift() {
      clock.forget()
      connection.wake()
    },
  })
  return {
    ...connection,
    stop() {
      connection.stop()
      down()
      polling?.stop()
    },
    changed(joined) {
      polling?.changed()
      subscriptions.changed(joined)
    },
    wake() {
      connection.wake()
      polling?.wake()
    },
  }
}
