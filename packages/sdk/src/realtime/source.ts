import type { Timers } from '../transport/timers.ts'
import type { Health } from './health.ts'
import type { Hub } from './hub.ts'
import type { Wake } from './wake.ts'

/** A source of events: the socket, or repeated calls. */
export type Source = {
  start(): void
  stop(): void
  /**
   * Notifies the source that the list of subscribed topics has changed. `joined` is a topic that has a new subscriber
   * although the server does not deliver the topic. If the server has refused this topic before, the source subscribes
   * to it again.
   */
  changed(joined?: string): void
  wake(): void
}

/** The parts of the stream that a source uses. */
export type SourceParts = { hub: Hub; health: Health; timers: Timers; wake: Wake }
