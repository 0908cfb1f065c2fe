import type { Schema } from '@bourselet/openapi'
import type { ErrorName } from '../refusals/refusal.ts'
import type { TopicEvent } from './stream.ts'

/** A message of the server that contains no events. */
export type Notice = Exclude<Schema<'StreamServerMessage'>, { type: 'events' }>

export function noticeFrame(notice: Notice): Buffer {
  return Buffer.from(JSON.stringify(notice))
}

/**
 * Returns the WebSocket frame that refuses a message. `id` is the id of this message, `topics` are its refused topics.
 */
export function errorFrame(error: ErrorName, info: string, id?: number, topics?: string[]): Buffer {
  return noticeFrame({ type: 'error', id, error, info, topics })
}

/** Returns an event as JSON text. It is created once and then inserted into the frames of all listeners. */
export function eventText({ topic, seq, data }: TopicEvent): string {
  return `{"topic":${JSON.stringify(topic)},"seq":${seq},"data":${JSON.stringify(data)}}`
}

/** Returns a frame that contains the given events. */
export function eventsFrame(epoch: string, ts: number, texts: readonly string[]): Buffer {
  return Buffer.from(
    `{"type":"events","epoch":${JSON.stringify(epoch)},"ts":${ts},"events":[${texts.join(',')}]}`,
  )
}
