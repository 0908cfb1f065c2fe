import type { Frame } from '../target/stream-client.ts'
import type { ExpectedFault } from './expected-fault.ts'

/** Number of book deltas that the current socket has received. */
let deltas = 0

/** The function that sends a message on the socket whose session ended last; undefined before a session has ended. */
let onEnded: ((frame: Frame) => void) | undefined

/** Faults of the stream. */
export const streamFaults: ExpectedFault[] = [
  {
    name: 'the socket of an ended session still receives the events of the member',
    only: 'stream',
    signedIn: true,
    fails: ['stream/signed-out'],
    frame: (frame, send) => {
      if (frame.type === 'signed_out') onEnded = send
      const events = (frame.events ?? []) as { topic: string }[]
      const ofMember = events.filter(({ topic }) => topic === 'member')
      if (ofMember.length > 0) onEnded?.({ ...frame, events: ofMember })
      return frame
    },
  },
  {
    name: 'a sequence number of a book is skipped',
    only: 'stream',
    fails: ['stream/book-gaps'],
    frame: (frame) => {
      if (frame.type === 'hello') deltas = 0
      const events = frame.events as { topic: string }[] | undefined
      const kept = events?.filter(({ topic }) => !topic.startsWith('depth:') || ++deltas !== 3)
      return kept?.length === 0 ? null : { ...frame, ...(kept ? { events: kept } : {}) }
    },
  },
  {
    name: 'the numbers of trades, candles, index ticks and member events have gaps',
    only: 'stream',
    signedIn: true,
    fails: ['stream/sequence', 'stream/member-sequence'],
    frame: (frame) => {
      const events = frame.events as { topic: string; seq: number }[] | undefined
      const isGapless = (topic: string) => /^(member|trades|candle|index)/.test(topic)
      const changed = events?.map((event) =>
        isGapless(event.topic) ? { ...event, seq: event.seq * 2 } : event,
      )
      return changed ? { ...frame, events: changed } : frame
    },
  },
  {
    name: 'an unsubscribed topic still has events, and the member topic can be subscribed without a token',
    only: 'stream',
    fails: ['stream/unauthorized', 'stream/unsubscribe'],
    message: (message) => (message.op === 'unsubscribe' ? null : message),
    frame: (frame) =>
      frame.type === 'error' && frame.id === 3 ? { type: 'subscribed', id: 3, topics: ['member'] } : frame,
  },
]
