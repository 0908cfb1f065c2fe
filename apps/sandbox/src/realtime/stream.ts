import type { Server } from 'node:http'
import type { Schema } from '@bourselet/openapi'

/** What a member is told of on the topic `member`. */
export type MemberEvent = Schema<'MemberEvent'>

/** One event of a topic; `seq` counts up within topic and epoch. */
export interface TopicEvent {
  topic: string
  seq: number
  data: unknown
}

/** Answers for all topics that begin with one word, `depth:…`. */
export interface TopicSource {
  kind: string
  /** Whether there is such a topic; others are refused. */
  knows(topic: string): boolean
  /** The present state, told first to whoever subscribes; empty where a topic has none. */
  present(topic: string): TopicEvent[]
  /** Somebody listens to this topic from now on (true), or the last one left (false). */
  watch(topic: string, watched: boolean): void
  /** What has happened on watched topics since the last call. Called at every tick of the stream. */
  collect(): TopicEvent[]
}

/**
 * The socket side of the exchange, as features see it. Nothing is sent at once: what has happened goes out at the
 * next tick (100 ms), built once for all who listen. Only what is committed may be told, in commit order.
 */
export interface Stream {
  /** One life of the server: told in hello, in every frame and by market.depth. */
  readonly epoch: string
  /** Adds the topics of a feature. */
  serve(source: TopicSource): void
  /** Tells a member's own events, in this order. */
  toMember(memberId: number, events: MemberEvent[]): void
  /** Serves `/ws` on this HTTP server. */
  attach(server: Server): void
  /** Tells everybody to come back after a while, then closes the sockets. */
  close(): Promise<void>
}
