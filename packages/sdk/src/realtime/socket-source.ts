import type { Session } from '../session/session.ts'
import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import { type Connection, createConnection } from './connection.ts'
import type { Health } from './health.ts'
import type { Hub } from './hub.ts'
import type { SocketConstructor } from './link.ts'
import { createMemberLine } from './member-line.ts'
import { createFrameReader } from './read-frames.ts'
import { createServerTopics } from './server-topics.ts'
import type { Source } from './source.ts'

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
  const isUp = () => health.signs().isUp
  const topics = createServerTopics(hub, (message) => connection.send(message))
  const frames = createFrameReader(hub, topics, clock, timers, () => member)
  const member = createMemberLine({
    session,
    topics,
    isUp,
    send: (message) => connection.send(message),
    restart: () => connection.restart(),
  })
  const down = () => {
    topics.disconnected()
    hub.lost()
    health.note({ isUp: false, inDoubt: false })
  }
  const connection: Connection = createConnection(parts.url, parts.Socket, timers, {
    up(hello) {
      // What polling told may have gaps to what the stream will tell.
      if (health.signs().isPolling) hub.lost()
      polling.stop()
      frames.read(hello)
      health.note({ isUp: true })
      member.connected()
      topics.connected()
    },
    frame: frames.read,
    down,
    refused(times) {
      if (times >= POLLING_AFTER_REFUSALS && !health.signs().isPolling) polling.start()
      else health.note({})
    },
    doubt: (inDoubt) => health.note({ inDoubt }),
    drift() {
      clock.forget()
      connection.wake()
    },
  })
  return {
    start: connection.start,
    stop() {
      connection.stop()
      polling.stop()
      if (isUp()) down()
    },
    changed() {
      polling.changed()
      topics.changed()
    },
    wake() {
      connection.wake()
      polling.wake()
    },
    epoch: frames.epoch,
    close: member.stop,
  }
}
