import { MOST_TOPICS } from './connection-times.ts'
import { type Hub, refusalIn } from './hub.ts'
import type { Frame } from './link.ts'
import type { SignIn, SignInParts } from './sign-in.ts'

export type SubscriptionsParts = Pick<SignInParts, 'send' | 'restart'> & {
  hub: Hub
  /** Creates the authentication of the socket. Absent in a client of public data. */
  signIn?: (parts: SignInParts) => SignIn
}

export type Subscriptions = {
  up(): void
  down(): void
  /**
   * Sends the server the topics that listeners have added or removed, once per microtask, at most 50 in one message. If
   * the server has refused the topic `joined` before, the subscription to this topic is sent again.
   */
  changed(joined?: string): void
  frame(frame: Frame): void
}

/**
 * Creates the part of the stream that sends the server the topics to subscribe and unsubscribe, and the member's token.
 */
export function createSubscriptions({ hub, signIn, send, restart }: SubscriptionsParts): Subscriptions {
  /**
   * Maps each topic of a subscribe message to its state: null until the server answers, true once the server has
   * acknowledged the topic, and false once the server has refused it. A refused topic is sent again after a reconnect,
   * or for a new subscriber. A topic that was refused with TOO_MANY_REQUESTS is removed, so that the next message
   * contains it again.
   */
  const asked = new Map<string, boolean | null>()
  /**
   * The last error without topics, and the topics that had subscribers when the error arrived. Undefined after the next
   * answer to a ping.
   */
  let doubt: (Frame & { topics: string[] }) | undefined
  let isUp = false
  /** Number of changes since the last call of `sync`. */
  let changes = 0
  // The server's answer to a message repeats all topics of that message. So answers are matched by topic, and every
  // message can have the same `id`.
  const sendOperation = (op: 'subscribe' | 'unsubscribe', topics: string[]) => {
    while (topics[0]) send({ op, topics: topics.splice(0, MOST_TOPICS), id: 0 })
  }

  const sync = () => {
    changes = 0
    if (!isUp) return
    const wanted = hub.topics().filter((topic) => topic !== 'member' || member?.isAuthed())
    const gone = [...asked.keys()].filter((topic) => !wanted.includes(topic) && asked.delete(topic))
    const fresh = wanted.filter((topic) => !asked.has(topic) && asked.set(topic, null))
    // New and ended subscriptions are collected, and their messages are sent in the next microtask. If the last
    // listener of a topic leaves and another one joins before that, no `unsubscribe` message is sent. The server keeps
    // sending the topic, so the new subscriber is ready at once.
    hub.ready(
      wanted.filter((topic) => asked.get(topic)),
      true,
    )
    sendOperation('unsubscribe', gone)
    sendOperation('subscribe', fresh)
  }
  const changed = (joined?: string) => {
    if (asked.get(joined as string) === false) asked.delete(joined as string)
    if (!changes++) queueMicrotask(sync)
  }
  const member = signIn?.({ send, restart, authed: changed, ended: () => asked.delete('member') })

  return {
    changed,
    up() {
      isUp = true
      changed()
    },
    down() {
      isUp = false
      doubt = undefined
      asked.clear()
      member?.down()
    },
    frame(frame) {
      member?.frame(frame)
      const { type, error, topics = [] } = frame as Frame & { topics?: string[] }
      for (const topic of topics) {
        if (error === 'TOO_MANY_REQUESTS') asked.delete(topic)
        else if (asked.has(topic)) asked.set(topic, type === 'subscribed')
        if (type === 'subscribed') hub.ready([topic], false, member?.mayMiss(topic, frame))
      }
      if (type === 'error') {
        hub.lost(refusalIn(frame))
        if (!topics[0]) doubt = { ...frame, topics: hub.topics() }
      }
      if (type === 'pong') {
        // An error without topics refuses a subscribe message or another message, such as the token. The server answers
        // messages in their order. If topics are still unanswered when the answer to a ping arrives, the error refused
        // them, so they are sent again.
        if (doubt) {
          doubt.topics = doubt.topics.filter((topic) => asked.get(topic) === null && asked.delete(topic))
          if (doubt.topics[0]) hub.lost(refusalIn(doubt))
          doubt = undefined
        }
        // Topics that were removed from `asked` are sent again after each answer to a ping. Pings are sent every 15 s.
        changed()
      }
    },
  }
}
