import { type JsonSchema, resolved, schemas } from '@bourselet/openapi/operations'
import { named } from '../../contract/validate.ts'
import type { Frame, StreamEvent } from '../../target/stream-client.ts'

/**
 * Maps each type of server message to its schema. Frames of events are not included, because each event in them
 * has a schema of its own.
 */
const messages: Record<string, string> = {
  hello: 'StreamHello',
  authed: 'StreamAuthed',
  subscribed: 'StreamSubscribed',
  pong: 'StreamPong',
  error: 'StreamError',
  signed_out: 'StreamSignedOut',
  shutdown: 'StreamShutdown',
}

/** Maps the first part of a topic to the schema of the topic's events. */
const events: Record<string, string> = {
  ticker: 'TickerEvent',
  depth: 'DepthEvent',
  trades: 'TradesEvent',
  candle: 'CandleEvent',
  mark: 'MarkEvent',
  index: 'IndexEvent',
  round: 'RoundEvent',
}

/** Returns the schema of a server message; undefined if the contract does not contain its type. */
export function messageSchema({ type }: Frame): JsonSchema | undefined {
  const name = messages[type]
  return name === undefined ? undefined : named(name)
}

/** The schema of a frame of events. It allows any content in the events, which are checked separately. */
export const eventsFrameSchema: JsonSchema = {
  ...schemas.StreamEvents,
  properties: {
    ...(schemas.StreamEvents?.properties as object),
    events: { type: 'array', minItems: 1, maxItems: 5000 },
  },
}

/** Returns the schema of an event; undefined if the contract does not contain its topic. */
export function eventSchema({ topic, data }: StreamEvent): JsonSchema | undefined {
  if (topic === 'member') return memberSchema(data)
  const name = events[String(topic).split(':')[0] ?? '']
  return name === undefined ? undefined : named(name)
}

/** Returns the schema of an event of the member topic, in which `data` has the schema of the event's kind. */
function memberSchema(data: unknown): JsonSchema {
  const kind = (data as { kind?: unknown } | null)?.kind
  const kinds = schemas.MemberEvent?.oneOf as JsonSchema[]
  const fitting = kinds.find((one) => {
    const properties = resolved(one).properties as { kind?: { const?: unknown } } | undefined
    return properties?.kind?.const === kind
  })
  if (!fitting) return named('MemberTopicEvent')
  const whole = schemas.MemberTopicEvent!
  return { ...whole, properties: { ...(whole.properties as object), data: fitting } }
}
