import type { Server } from 'node:http'
import type { Schema } from '@bourselet/openapi'

/** An event of the private topic `member`. */
export type MemberEvent = Schema<'MemberEvent'>

/** An event of a topic. Within an epoch (a run of the stream), `seq` increases from event to event of the topic. */
export interface TopicEvent {
  topic: string
  seq: number
  data: unknown
}

/** The source of all topics whose names start with the same word, such as `depth:`. */
export interface TopicSource {
  kind: string
  /** Returns true if a topic exists. Subscriptions to other topics are refused. */
  knows(topic: string): boolean
  /**
   * Returns the current state of a topic, which each new subscriber receives first; empty if the topic has no state.
   */
  present(topic: string): TopicEvent[]
  /**
   * Called with true when a topic gets its first listener, and with false when the topic loses its last
   * listener.
   */
  watch(topic: string, watched: boolean): void
  /** Returns the events of watched topics since the previous call. Called at each tick of the stream. */
  collect(): TopicEvent[]
}

/**
 * The WebSocket stream, as features use it. Public events are collected and sent at the next tick (every 100 ms),
 * encoded once for all listeners. Only committed changes may be published, in the order of their commits.
 */
export interface Stream {
  /** Id of this run of the stream. `hello`, each frame of events and the call `market.depth` contain it. */
  readonly epoch: string
  /** Adds a source of topics. */
  serve(source: TopicSource): void
  /** Sends events to a member, in the given order. */
  toMember(memberId: number, events: MemberEvent[]): void
  /** Serves the path `/ws` on an HTTP server. */
  attach(server: Server): void
  /** Asks all clients to reconnect after a delay, then closes their sockets. */
  close(): Promise<void>
}
