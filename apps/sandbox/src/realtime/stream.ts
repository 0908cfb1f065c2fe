import type { Server } from 'node:http'
import type { Schema } from '@bourselet/openapi'

/** An event on the private topic `member`. */
export type MemberEvent = Schema<'MemberEvent'>

/** One event of a topic; `seq` increases from event to event of a topic within an epoch. */
export interface TopicEvent {
  topic: string
  seq: number
  data: unknown
}

/** A source of all topics with one prefix, such as `depth:`. */
export interface TopicSource {
  kind: string
  /** Returns true if the topic exists; subscriptions to other topics are refused. */
  knows(topic: string): boolean
  /** Returns the current state, sent first to each new subscriber; empty if the topic has no state. */
  present(topic: string): TopicEvent[]
  /** Called when a topic gets its first listener (true) or loses its last (false). */
  watch(topic: string, watched: boolean): void
  /** Returns the events on watched topics since the last call. Called at every tick of the stream. */
  collect(): TopicEvent[]
}

/**
 * The WebSocket stream as features use it. Events are collected and sent at the next tick (100 ms), encoded
 * once for all listeners. Only committed changes may be published, in commit order.
 */
export interface Stream {
  /** Id of this run of the stream, sent in hello, in every frame and by market.depth. */
  readonly epoch: string
  /** Adds the topics of a feature. */
  serve(source: TopicSource): void
  /** Sends a member's own events in this order. */
  toMember(memberId: number, events: MemberEvent[]): void
  /** Serves `/ws` on this HTTP server. */
  attach(server: Server): void
  /** Asks all clients to reconnect after a delay, then closes the sockets. */
  close(): Promise<void>
}
