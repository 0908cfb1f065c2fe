import type { Session } from '../session/session.ts'
import type { Hub } from './hub.ts'
import type { Frame } from './link.ts'

const NOBODY = -1

export type SubscriptionsParts = {
  hub: Hub
  session: Session
  send(message: object): void
  /** Opens a new socket, because a socket belongs to one member. */
  restart(): void
}

export type Subscriptions = {
  up(): void
  down(): void
  /** Tells the server which topics listeners have added or removed, in one batch per microtask. */
  changed(): void
  frame(frame: Frame): void
}

/** Creates the part of the stream that tells the server which topics to send and which member is logged in. */
export function createSubscriptions({ hub, session, send, restart }: SubscriptionsParts): Subscriptions {
  /** Maps each topic to true once the server has acknowledged it. */
  const asked = new Map<string, boolean>()
  let isUp = false
  let isAuthed = false
  let isScheduled = false
  let asGeneration = NOBODY
  // The server repeats all topics in its answer, so answers need not be matched by `id`.
  const sendOperation = (op: 'subscribe' | 'unsubscribe', topics: string[]) =>
    topics.length > 0 && send({ op, id: 0, topics })

  const sync = () => {
    isScheduled = false
    if (!isUp) return
    const wanted = hub.topics().filter((topic) => topic !== 'member' || isAuthed)
    const gone = [...asked.keys()].filter((topic) => !wanted.includes(topic))
    const fresh = wanted.filter((topic) => !asked.has(topic))
    // If a topic is unsubscribed and subscribed again within one microtask, the server never stops sending it,
    // so its new subscriber is ready at once.
    const stayed = wanted.filter((topic) => asked.get(topic))
    hub.ready(stayed, true)
    for (const topic of gone) asked.delete(topic)
    for (const topic of fresh) asked.set(topic, false)
    sendOperation('unsubscribe', gone)
    sendOperation('subscribe', fresh)
  }
  const changed = () => {
    if (!isUp || isScheduled) return
    isScheduled = true
    queueMicrotask(sync)
  }
  const signIn = () => {
    const { token, generation } = session.current()
    asGeneration = token ? generation : NOBODY
    if (token) send({ op: 'auth', token })
  }

  // This listener is never removed, because the session exists as long as the client.
  session.token.subscribe(() => {
    if (!isUp) return
    if (asGeneration === NOBODY) signIn()
    else restart()
  })

  return {
    changed,
    up() {
      isUp = true
      signIn()
      changed()
    },
    down() {
      isUp = isAuthed = false
      asked.clear()
    },
    frame({ type, topics, member_changed }) {
      if (type === 'subscribed') {
        for (const topic of topics as string[]) {
          if (asked.has(topic)) asked.set(topic, true)
          // A page reads the member's state while the socket opens. An event between this read and the
          // subscription would be missed, so the server states in `member_changed` if there may have been one.
          hub.ready([topic], false, topic === 'member' && member_changed !== false)
        }
      } else if (type === 'authed') {
        isAuthed = true
        changed()
      } else if (type === 'signed_out') {
        // The socket stays open for public topics; only the member topic ends.
        const ended = asGeneration
        asGeneration = NOBODY
        isAuthed = false
        asked.delete('member')
        session.expire(ended)
      }
    },
  }
}
