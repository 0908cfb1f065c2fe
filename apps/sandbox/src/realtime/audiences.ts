import type { Outlet } from './send-queue.ts'

/** A subscriber of public topics. */
export interface Listener {
  readonly outlet: Outlet
}

/**
 * All listeners that have subscribed to exactly the same topics. Each frame of events is built only once for
 * all of them.
 */
export interface Audience<L> {
  topics: ReadonlySet<string>
  listeners: Set<L>
}

export interface Audiences<L> {
  /** Sets the topics of a listener. With no topics, the listener is removed. */
  place(listener: L, topics: ReadonlySet<string>): void
  all(): Iterable<Audience<L>>
}

/**
 * Groups listeners by their topics. Calls `watch` with true when a topic gets its first listener, and with false when
 * it loses the last one.
 */
export function audiencesOf<L extends Listener>(
  watch: (topic: string, watched: boolean) => void,
): Audiences<L> {
  const audiences = new Map<string, Audience<L>>()
  const homes = new Map<L, string>()
  const counts = new Map<string, number>()
  const count = (topic: string, change: 1 | -1) => {
    const before = counts.get(topic) ?? 0
    if (before + change === 0) counts.delete(topic)
    else counts.set(topic, before + change)
    if (before === 0 || before + change === 0) watch(topic, change === 1)
  }
  return {
    all: () => audiences.values(),
    place(listener, topics) {
      const left = homes.get(listener)
      const old = left === undefined ? undefined : audiences.get(left)
      for (const topic of topics) if (!old?.topics.has(topic)) count(topic, 1)
      for (const topic of old?.topics ?? []) if (!topics.has(topic)) count(topic, -1)
      old?.listeners.delete(listener)
      if (left !== undefined && old?.listeners.size === 0) audiences.delete(left)
      homes.delete(listener)
      if (topics.size === 0) return
      const key = [...topics].sort().join(' ')
      const audience = audiences.get(key) ?? { topics: new Set(topics), listeners: new Set() }
      audience.listeners.add(listener)
      audiences.set(key, audience)
      homes.set(listener, key)
    },
  }
}
