import type { Clock } from '../clock/clock.ts'
import { networkOf } from '../http/client-address.ts'
import { countedWindows } from '../http/rate-limits.ts'
import type { Visitors } from '../http/visitors.ts'
import type { ErrorName } from '../refusals/refusal.ts'
import type { Connection } from './connection.ts'
import { noticeFrame } from './frames.ts'
import type { MemberLines } from './member-sockets.ts'
import type { ClientMessage } from './read-message.ts'
import type { StreamLimits } from './stream-limits.ts'
import type { TopicHub } from './topic-hub.ts'

export interface ConversationParts {
  clock: Clock
  /** The clock of the machine, which the controls of the sandbox cannot move. */
  pulse: Clock
  visitors: Visitors
  hub: TopicHub
  lines: MemberLines
  limits: StreamLimits
}

/** Close code 1008 of RFC 6455: the client violated a rule. */
export const POLICY = 1008

/** Creates the function that answers the messages of clients. `refuse` sends a refusal in the client's language. */
export function conversation({ clock, pulse, visitors, hub, lines, limits }: ConversationParts) {
  const subscriptions = countedWindows(60)
  return async (connection: Connection, message: ClientMessage, refuse: Refuse): Promise<void> => {
    if (message.op === 'ping') {
      connection.send(noticeFrame({ type: 'pong', ts: message.ts, server_time: clock.now() }))
    } else if (message.op === 'auth') await signIn(connection, message.token, refuse)
    else if (message.op === 'subscribe') subscribe(connection, message.id, message.topics, refuse)
    else unsubscribe(connection, message.topics)
  }

  async function signIn(connection: Connection, token: string, refuse: Refuse): Promise<void> {
    if (!connection.maySignIn) return refuse('FORBIDDEN')
    const signedIn = await visitors.authenticate(token, connection.address)
    lines.remove(connection)
    connection.member = null
    connection.isMemberSubscribed = false
    if (connection.isOver()) return
    if (signedIn === null) return lines.signOut(connection)
    connection.member = { ...signedIn, token }
    if (!lines.add(connection)) {
      connection.member = null
      refuse('TOO_MANY_REQUESTS')
      return connection.end(POLICY, 'too many sockets of this member')
    }
    connection.send(noticeFrame({ type: 'authed' }))
  }

  function subscribe(connection: Connection, id: number, topics: string[], refuse: Refuse): void {
    const asked = [...new Set(topics)]
    const own = connection.member === null ? [] : asked.filter((topic) => topic === 'member')
    const known = asked.filter((topic) => hub.knows(topic))
    const fresh = known.filter((topic) => !connection.topics.has(topic))
    // For each new topic, the server must compute the topic's current state, which costs time. The limit therefore
    // counts new topics, not messages.
    const recent = subscriptions.at(networkOf(connection.address), pulse.now())
    const room = Math.min(limits.topics - connection.topics.size, limits.newTopicsPerAddress - recent.count)
    const taken = fresh.slice(0, Math.max(0, room))
    recent.count += taken.length
    const accepted = [...own, ...known.filter((topic) => connection.topics.has(topic)), ...taken]
    if (accepted.length > 0)
      connection.send(
        noticeFrame({
          type: 'subscribed',
          id,
          topics: accepted,
          ...(own.length > 0 ? { member_changed: lines.hasChanged(connection.member!.memberId) } : {}),
        }),
      )
    if (own.length > 0) connection.isMemberSubscribed = true
    connection.topics = new Set([...connection.topics, ...taken])
    hub.place(connection, connection.topics, taken)
    const refuseTopics = (error: ErrorName, refused: string[]) => {
      if (refused.length > 0) refuse(error, id, refused)
    }
    if (own.length === 0)
      refuseTopics(
        'TOKEN_INVALID',
        asked.filter((topic) => topic === 'member'),
      )
    refuseTopics(
      'SYMBOL_UNKNOWN',
      asked.filter((topic) => topic !== 'member' && !known.includes(topic)),
    )
    refuseTopics('TOO_MANY_REQUESTS', fresh.slice(taken.length))
  }

  function unsubscribe(connection: Connection, topics: string[]): void {
    if (topics.includes('member')) connection.isMemberSubscribed = false
    connection.topics = new Set([...connection.topics].filter((topic) => !topics.includes(topic)))
    hub.place(connection, connection.topics, [])
  }
}

/** Sends a refusal to a client. `id` is the id of the message, `topics` are its refused topics. */
export type Refuse = (error: ErrorName, id?: number, topics?: string[]) => void
