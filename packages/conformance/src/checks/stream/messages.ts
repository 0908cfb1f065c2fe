import { unknownFields } from '../../contract/unknown-fields.ts'
import { deviationsOf } from '../../contract/validate.ts'
import type { Deviation } from '../../report.ts'
import type { Frame, StreamEvent } from '../../target/stream-client.ts'
import { type Check, docs } from '../check.ts'
import { eventSchema, eventsFrameSchema, messageSchema } from './event-schemas.ts'
import { publicRecord } from './record-public.ts'

type Note = (text: string) => void

function eventDeviations(event: StreamEvent, note: Note): Deviation[] {
  const { epoch: _epoch, ...given } = event
  const call = `event of ${event.topic}`
  const schema = eventSchema(event)
  if (!schema) {
    note(`an event of a topic that the contract does not know: ${event.topic}`)
    return []
  }
  const deviations = deviationsOf(schema, given)
  if (deviations.length > 0) return deviations.map((deviation) => ({ call, ...deviation }))
  for (const path of unknownFields(schema, given))
    note(`${call} has a field that the contract does not know: ${path}`)
  return []
}

/**
 * Returns the deviations of messages and events from the contract. Adds a note for each unknown type and field.
 */
export function messageDeviations(frames: readonly Frame[], events: readonly StreamEvent[], note: Note) {
  const notes = new Set<string>()
  const heads = frames.flatMap((frame) => {
    const schema = frame.type === 'events' ? eventsFrameSchema : messageSchema(frame)
    if (schema) return deviationsOf(schema, frame).map((one) => ({ call: `message ${frame.type}`, ...one }))
    notes.add(`a message that the contract does not know: ${frame.type}`)
    return []
  })
  const inner = events.flatMap((event) => eventDeviations(event, (text) => void notes.add(text)))
  for (const text of notes) note(text)
  return [...heads, ...inner]
}

/** Checks that messages and public events have the shapes which the contract states. */
export const messageCheck: Check = {
  id: 'stream/messages',
  group: 'stream',
  title: 'Messages and public events have the shapes of the contract',
  docs: docs.stream,
  async run(target, note) {
    const { frames, events } = await publicRecord(target)
    return messageDeviations(frames, events, note)
  },
}
