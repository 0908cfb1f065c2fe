import type { Call } from '../transport/call.ts'
import type { Timers } from '../transport/timers.ts'
import type { Hub } from './hub.ts'
import { type Poll, pollTopic } from './poll-topic.ts'
import type { StreamEvent, Topic } from './stream-event.ts'

const MEMBER_MS = 2_000
const LONGEST_MS = 5_000

export type PollerParts = {
  call: Call
  hub: Hub
  timers: Timers
  serverNow: () => number
  isVisible: () => boolean
  isSignedIn: () => boolean
  /** After each round trip: whether the server answered. */
  result(ok: boolean): void
}

export type Poller = {
  /** Follows exactly the topics of the hub from now on. */
  follow(): void
  /** Somebody looks again: ask now. */
  hurry(): void
  stop(): void
}

type Job = { poll: Poll; timer: unknown; abort: AbortController; failures: number }

/** Member events have no call that answers them: whoever listens is told to fetch what it keeps. */
const memberPoll = (hub: Hub, isSignedIn: () => boolean): Poll => ({
  key: 'member',
  everyMs: MEMBER_MS,
  run: async () => {
    if (isSignedIn()) hub.ready(['member'])
    return []
  },
})

/** Follows topics by calls, at the rulebook's rates, only while somebody looks, and feeds the same handlers. */
export function createPoller(parts: PollerParts): Poller {
  const { call, hub, timers, serverNow } = parts
  const jobs = new Map<string, Job>()

  const emit = (polled: Partial<StreamEvent> & Pick<StreamEvent, 'topic' | 'data'>) =>
    hub.emit({ seq: 0, epoch: '', ts: serverNow(), polled: true, ...polled })

  const round = async (job: Job) => {
    const { poll, abort } = job
    if (parts.isVisible()) {
      try {
        const events = await poll.run(call, abort.signal, serverNow)
        if (abort.signal.aborted) return
        job.failures = 0
        events.forEach(emit)
        if (poll.key !== 'member') parts.result(true)
        hub.begin(hub.topics().filter((topic) => topic === poll.key || topic.startsWith(`${poll.key}:`)))
      } catch {
        // The call was logged; what counts here is the next one.
        if (abort.signal.aborted) return
        job.failures += 1
        parts.result(false)
      }
    }
    const everyMs = Math.min(Math.max(LONGEST_MS, poll.everyMs), poll.everyMs * 2 ** job.failures)
    job.timer = timers.setTimeout(() => round(job), everyMs * (0.9 + timers.random() * 0.2))
  }

  const end = (key: string, job: Job) => {
    jobs.delete(key)
    timers.clearTimeout(job.timer)
    job.abort.abort()
  }

  return {
    follow() {
      const wanted = new Map<string, Poll>()
      for (const topic of hub.topics()) {
        const poll = topic === 'member' ? memberPoll(hub, parts.isSignedIn) : pollTopic(topic as Topic)
        if (poll) wanted.set(poll.key, poll)
      }
      for (const [key, job] of jobs) if (!wanted.has(key)) end(key, job)
      for (const [key, poll] of wanted) {
        if (jobs.has(key)) continue
        const job: Job = { poll, timer: undefined, abort: new AbortController(), failures: 0 }
        jobs.set(key, job)
        job.timer = timers.setTimeout(() => round(job), 0)
      }
    },
    hurry() {
      for (const job of jobs.values()) {
        if (job.timer === undefined) continue
        timers.clearTimeout(job.timer)
        job.timer = timers.setTimeout(() => round(job), 0)
      }
    },
    stop() {
      for (const [key, job] of jobs) end(key, job)
    },
  }
}
