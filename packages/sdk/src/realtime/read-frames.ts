import type { ObservedClock } from '../transport/clock.ts'
import type { Timers } from '../transport/timers.ts'
import type { Hub } from './hub.ts'
import type { Frame } from './link.ts'
import type { MemberLine } from './member-line.ts'
import type { ServerTopics } from './server-topics.ts'
import type { StreamEvent } from './stream-event.ts'

export type FrameReader = {
  read(frame: Frame): void
  /** The epoch of the last frame that told one; empty before. */
  epoch(): string
}

/** Hands each kind of frame to whom it concerns. Kinds that are not known are ignored. */
export function createFrameReader(
  hub: Hub,
  topics: ServerTopics,
  clock: ObservedClock,
  timers: Timers,
  member: () => MemberLine,
): FrameReader {
  let epoch = ''
  const observe = (serverTime: unknown, sentAt: number) => {
    if (typeof serverTime === 'number') clock.observe(serverTime, sentAt, timers.now())
  }
  const read = (frame: Frame) => {
    if (frame.type === 'events') {
      epoch = String(frame.epoch)
      const ts = Number(frame.ts)
      for (const event of frame.events as StreamEvent[]) hub.emit({ ...event, epoch, ts, polled: false })
    } else if (frame.type === 'hello') {
      epoch = String(frame.epoch)
      observe(frame.server_time, timers.now())
    } else if (frame.type === 'pong') observe(frame.server_time, Number(frame.ts))
    else if (frame.type === 'subscribed') topics.acknowledged(frame.topics as string[])
    else if (frame.type === 'authed') member().authed()
    else if (frame.type === 'signed_out') member().signedOut()
  }
  return { read, epoch: () => epoch }
}
