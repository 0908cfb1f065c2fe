import type { Server } from 'node:http'
import type { Clock } from '../clock/clock.ts'
import { startJob } from '../clock/job.ts'
import type { Random } from '../clock/random.ts'
import { systemClock } from '../clock/system-clock.ts'
import type { ProxyTrust } from '../http/client-address.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Members } from '../members/members.ts'
import { reception } from './accept-sockets.ts'
import { conversation, POLICY } from './answer-messages.ts'
import type { Connection } from './connection.ts'
import { noticeFrame } from './frames.ts'
import { type MemberLines, memberLines } from './member-sockets.ts'
import type { Stream } from './stream.ts'
import { type StreamLimits, streamLimits } from './stream-limits.ts'
import { topicHub } from './topic-hub.ts'

export interface StreamParts {
  clock: Clock
  random: Random
  members: Pick<Members, 'isValid' | 'onSessionsEnded'>
  visitors: Visitors
  /** Origins of web pages that may send a session token, on the stream and with calls. */
  allowedOrigins: string[]
  trust: ProxyTrust
  log(line: string): void
  limits?: Partial<StreamLimits>
}

const HEARTBEAT_MS = 15_000
const CHECK_AFTER_MS = 1_000
const TOKENS_EVERY_MS = 30_000
const GOING_AWAY = 1001

/** Opens the WebSocket stream of the exchange. The control endpoint `reset` opens a new one. */
export function openStream(parts: StreamParts): Stream {
  const { clock, random, members, visitors, allowedOrigins, trust, log, ...given } = parts
  const limits = { ...streamLimits, ...given.limits }
  // Time limits of sockets use the time of the machine, so that a clock jump in a test does not close sockets.
  const pulse = systemClock()
  const epoch = `${clock.now().toString(36)}${random.below(2 ** 32).toString(36)}`
  const hub = topicHub(epoch, clock.now)
  const lines = memberLines(epoch, clock.now, pulse.now, limits.socketsPerMember)
  const connections = new Set<Connection>()
  const hello = () =>
    noticeFrame({ type: 'hello', epoch, server_time: clock.now(), heartbeat_ms: HEARTBEAT_MS })
  const attach = reception({
    pulse,
    limits,
    allowedOrigins,
    trust,
    answer: conversation({ clock, pulse, visitors, hub, lines, limits }),
    opened(connection) {
      connections.add(connection)
      connection.send(hello())
    },
    closed(connection) {
      connections.delete(connection)
      lines.remove(connection)
      hub.place(connection, new Set(), [])
    },
  })
  const tick = () => {
    if (connections.size > 0) hub.tick()
  }
  const every = (ms: number, run: (now: number) => unknown) =>
    startJob({ clock: pulse, log }, { name: 'stream', every: ms, run }).stop
  const stops: (() => unknown)[] = [
    members.onSessionsEnded((memberId, ended) =>
      lines
        .of(memberId)
        .filter(({ member }) => member !== null && ended.has(member.sessionId))
        .forEach(lines.signOut),
    ),
    every(limits.tick, tick),
    every(CHECK_AFTER_MS, (now) => endSilent(connections, now, limits)),
    every(TOKENS_EVERY_MS, () => endExpired(lines, members)),
  ]
  return {
    epoch,
    serve: hub.serve,
    toMember: lines.publish,
    attach: (server: Server) => void stops.push(attach(server)),
    async close() {
      await Promise.all(stops.splice(0).map((stop) => stop()))
      await closeGoingAway([...connections], limits, random, pulse)
    },
  }
}

function endSilent(connections: Iterable<Connection>, now: number, limits: StreamLimits): void {
  for (const connection of connections) {
    const { receivedAt, openedAt } = connection
    if (receivedAt !== null && now - receivedAt > limits.silence) connection.drop()
    else if (receivedAt === null && now - openedAt > limits.firstMessage) {
      connection.end(POLICY, 'no message within the time')
    }
  }
}

async function endExpired(lines: MemberLines, members: StreamParts['members']): Promise<void> {
  for (const connection of lines.all()) {
    const token = connection.member?.token
    // If the database cannot be read, sessions count as valid, so that an outage signs nobody out.
    const living = token === undefined || (await members.isValid(token).catch(() => true))
    if (!living && connection.member?.token === token) lines.signOut(connection)
  }
}

/**
 * Sends `shutdown` to all sockets and closes them. The reconnect delay in the message is random, so that clients do
 * not all reconnect at the same time.
 */
async function closeGoingAway(
  connections: Connection[],
  limits: StreamLimits,
  random: Random,
  pulse: Clock,
): Promise<void> {
  for (const connection of connections) {
    connection.send(noticeFrame({ type: 'shutdown', retry_after_ms: random.below(limits.comeBack + 1) }))
    connection.end(GOING_AWAY, 'shutting down')
  }
  for (let waited = 0; waited < 1000 && !connections.every((one) => one.isGone()); waited += 20) {
    await pulse.sleep(20)
  }
  for (const connection of connections) connection.drop()
}
