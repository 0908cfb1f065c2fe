import type { Connection } from './connection.ts'
import { eventsFrame, eventText, noticeFrame } from './frames.ts'
import type { MemberEvent } from './stream.ts'

/** The authenticated sockets of members, to which the members' own events are sent. */
export interface MemberLines {
  /** Adds an authenticated socket. Returns false if the member has too many sockets. */
  add(connection: Connection): boolean
  remove(connection: Connection): void
  publish(memberId: number, events: MemberEvent[]): void
  /** Returns true if the member had an event in the last minute, even if nobody was subscribed. */
  hasChanged(memberId: number): boolean
  /** Ends the authentication of a socket and informs its client. The socket still receives public topics. */
  signOut(connection: Connection): void
  of(memberId: number): Connection[]
  all(): Connection[]
}

/** Time in ms after an event during which a new subscriber is asked to read the member's state again. */
const CHANGED_MS = 60_000

/**
 * Creates the list of authenticated sockets. `now` returns the time for the timestamps of stream frames. `machineNow`
 * returns the time of the machine, from which the age of an event is computed. The time of the exchange is unsuitable
 * for this, because tests change it.
 */
export function memberLines(
  epoch: string,
  now: () => number,
  machineNow: () => number,
  socketsPerMember: number,
): MemberLines {
  const lines = new Map<number, Set<Connection>>()
  // A member's sequence number is kept after their last socket has closed. A number must not be used twice within an
  // epoch, that is, while this stream exists.
  const seqs = new Map<number, number>()
  /** Time of the last event of each member, oldest first. */
  const changes = new Map<number, number>()
  const noteChange = (memberId: number) => {
    const at = machineNow()
    changes.delete(memberId)
    changes.set(memberId, at)
    for (const [id, changedAt] of changes) {
      if (at - changedAt <= CHANGED_MS) break
      changes.delete(id)
    }
  }
  const remove = (connection: Connection) => {
    const memberId = connection.member?.memberId
    const own = memberId === undefined ? undefined : lines.get(memberId)
    own?.delete(connection)
    if (own?.size === 0) lines.delete(memberId!)
  }
  return {
    remove,
    of: (memberId) => [...(lines.get(memberId) ?? [])],
    all: () => [...lines.values()].flatMap((own) => [...own]),
    add(connection) {
      const memberId = connection.member?.memberId ?? 0
      const own = lines.get(memberId) ?? new Set()
      if (own.size >= socketsPerMember) return false
      lines.set(memberId, own.add(connection))
      return true
    },
    hasChanged: (memberId) =>
      machineNow() - (changes.get(memberId) ?? Number.NEGATIVE_INFINITY) <= CHANGED_MS,
    publish(memberId, events) {
      if (events.length > 0) noteChange(memberId)
      const listeners = [...(lines.get(memberId) ?? [])].filter((connection) => connection.isMemberSubscribed)
      if (listeners.length === 0 || events.length === 0) return
      let seq = seqs.get(memberId) ?? 0
      const texts = events.map((data) => eventText({ topic: 'member', seq: ++seq, data }))
      seqs.set(memberId, seq)
      const frame = eventsFrame(epoch, now(), texts)
      for (const connection of listeners) connection.send(frame)
    },
    signOut(connection) {
      remove(connection)
      connection.member = null
      connection.isMemberSubscribed = false
      connection.send(noticeFrame({ type: 'signed_out' }))
    },
  }
}
