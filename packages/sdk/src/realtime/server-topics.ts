import type { Hub } from './hub.ts'

/** A subscribe message names at most this many topics. */
const PER_MESSAGE = 200

export type ServerTopics = {
  /** The listeners' topics changed: what the server sends follows, once for all changes of this moment. */
  changed(): void
  /** The server sends these topics from now on. */
  acknowledged(topics: readonly string[]): void
  connected(): void
  disconnected(): void
  /** The member topic is asked for only while the socket is signed in. */
  authed(isAuthed: boolean): void
}

/** Keeps what the server sends equal to what the hub listens to. */
export function createServerTopics(hub: Hub, send: (message: object) => void): ServerTopics {
  /** Topic -> whether the server has acknowledged it. */
  const asked = new Map<string, boolean>()
  let isConnected = false
  let isAuthed = false
  let isScheduled = false
  let lastId = 0

  const tell = (op: 'subscribe' | 'unsubscribe', topics: string[]) => {
    for (let at = 0; at < topics.length; at += PER_MESSAGE) {
      lastId += 1
      send({ op, id: lastId, topics: topics.slice(at, at + PER_MESSAGE) })
    }
  }
  const sync = () => {
    isScheduled = false
    if (!isConnected) return
    const wanted = new Set(hub.topics().filter((topic) => topic !== 'member' || isAuthed))
    const gone = [...asked.keys()].filter((topic) => !wanted.has(topic))
    const fresh = [...wanted].filter((topic) => !asked.has(topic))
    // Left and joined again within this moment: the server never stopped.
    hub.begin([...wanted].filter((topic) => asked.get(topic)))
    for (const topic of gone) asked.delete(topic)
    for (const topic of fresh) asked.set(topic, false)
    tell('unsubscribe', gone)
    tell('subscribe', fresh)
  }
  const changed = () => {
    if (!isConnected || isScheduled) return
    isScheduled = true
    queueMicrotask(sync)
  }

  return {
    changed,
    acknowledged(topics) {
      for (const topic of topics) if (asked.has(topic)) asked.set(topic, true)
      hub.ready(topics)
    },
    connected() {
      isConnected = true
      changed()
    },
    disconnected() {
      isConnected = false
      isAuthed = false
      asked.clear()
    },
    authed(next) {
      isAuthed = next
      if (!next) asked.delete('member')
      changed()
    },
  }
}
