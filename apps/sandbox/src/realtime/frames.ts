import type { Schema } from '@bourselet/openapi'
import type { ErrorName } from '../refusals/refusal.ts'
import type { TopicEvent } from './stream.ts'

/** A message of the server that carries no events. */
export type Notice = Exclude<Schema<'StreamServerMessage'>, { type: 'events' }>

export function noticeFrame(notice: Notice): Buffer {
  return Buffer.from(JSON.stringify(notice))
}

/** A refusal; `id` names the message it answers. */
export function errorFrame(error: ErrorName, info: string, id?: number): Buffer {
  return noticeFrame({ type: 'error', ...(id === undefined ? {} : { id }), error, info })
}

/** One event as text: joined into the frames of all who listen to it. */
export function eventText({ topic, seq, data }: TopicEvent): string {
  return `{"topic":${JSON.stringify(topic)},"seq":${seq},"data":${JSON.stringify(data)}}`
}

/** A frame of events. */
export function eventsFrame(epoch: string, ts: number, texts: readonly string[]): Buffer {
  return Buffer.from(
    `{"type":"events","epoch":${JSON.stringify(epoch)},"ts":${ts},"events":[${texts.join(',')}]}`,
  )
}
