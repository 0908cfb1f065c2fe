import { RefusedError } from '../errors/refused-error.ts'
import type { Session } from '../session/session.ts'
import type { Call } from '../transport/call.ts'
import { type Poll, pollKey, pollTopic } from './poll-topic.ts'
import type { Source, SourceParts } from './source.ts'

const LONGEST_MS = 5_000

export type PollerParts = SourceParts & {
  call: Call
  /** Returns the server's time in ms. */
  now: () => number
  /** The member's session. Absent in a client of public data. */
  session?: Session
}

/**
 * Returns the poll of the member topic. No call returns member events, so each poll makes subscribers fetch
 * their state again.
 */
const memberPoll = ({ hub, session }: PollerParts): Poll => ({
  everyMs: 2_000,
  run: async () => {
    if (session?.token.get()) hub.ready(['member'])
    return []
  },
})

type Job = {
  /** Polls at once, and then at the usual intervals. */
  restart(): void
  stop(): void
}

/** Polls the topics of one key repeatedly (see `pollKey`). */
function follow(key: string, parts: PollerParts): Job {
  const { call, hub, health, timers, wake, now } = parts
  const { everyMs, run } = key === 'member' ? memberPoll(parts) : pollTopic(key)
  let abort: AbortController
  let failures = 0
  /**
   * True if subscribers may have missed events since the last answer: a poll has failed or was skipped, or more events
   * occurred than an answer contains.
   */
  let mayMiss = false
  let answeredAt = timers.now()
  let timer: unknown
  const missed = () => {
    mayMiss = true
  }
  const ask = async ({ signal }: AbortController) => {
    try {
      const events = await run(call, { signal }, now, missed)
      if (signal.aborted) return
      failures = 0
      for (const event of events) hub.emit({ seq: 0, epoch: '', ts: now(), ...event, polled: true })
      if (key === 'member') return
      health.note({ pollOk: true })
      const served = hub.topics().filter((topic) => pollKey(topic) === key)
      // The browser may have frozen the page, and a frozen page runs no timers. Then polls were skipped, which only the
      // time since the last answer shows.
      hub.ready(served, !mayMiss && timers.now() - answeredAt < 3 * LONGEST_MS)
      mayMiss = false
      answeredAt = timers.now()
    } catch (error) {
      // The transport has logged the error, and the next poll follows on schedule, so the error is not thrown.
      if (signal.aborted) return
      failures += 1
      missed()
      // A refusal, for example because a symbol was removed, proves that the server answers. So the poll is reported as
      // answered.
      health.note({ pollOk: error instanceof RefusedError })
    }
  }
  const round = async () => {
    const own = abort
    if (wake.isVisible()) await ask(own)
    else missed()
    if (own.signal.aborted) return
    const ms = Math.min(LONGEST_MS, everyMs * 2 ** failures)
    timer = timers.setTimeout(round, ms * (0.9 + timers.random() * 0.2))
  }
  const start = () => {
    abort = new AbortController()
    round()
  }
  const stop = () => {
    timers.clearTimeout(timer)
    abort.abort()
  }
  start()
  return {
    restart() {
      stop()
      failures = 0
      start()
    },
    stop,
  }
}

/**
 * Creates a source that polls topics by calls while the page is visible. It delivers the answers to the same handlers
 * as the events of a socket.
 */
export function createPoller(parts: PollerParts): Source {
  const { hub, health } = parts
  /** Maps each key of `pollKey` to its poll. */
  const jobs = new Map<string, Job>()
  let isOn = false

  const changed = () => {
    if (!isOn) return
    const wanted = new Set(hub.topics().map(pollKey))
    for (const [key, job] of jobs) {
      if (wanted.has(key)) continue
      job.stop()
      jobs.delete(key)
    }
    for (const key of wanted) if (!jobs.has(key)) jobs.set(key, follow(key, parts))
  }
  return {
    start() {
      isOn = true
      changed()
    },
    stop() {
      isOn = false
      for (const job of jobs.values()) job.stop()
      jobs.clear()
      health.note({ pollOk: null })
    },
    changed,
    wake() {
      for (const job of jobs.values()) job.restart()
    },
  }
}
