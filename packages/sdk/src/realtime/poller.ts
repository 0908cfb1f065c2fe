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

/** Polls the topics of one key repeatedly (see `pollKey`). Returns a function that stops the polling. */
function follow(key: string, parts: PollerParts): () => void {
  const { call, hub, health, timers, wake, now } = parts
  const { everyMs, run } = key === 'member' ? memberPoll(parts) : pollTopic(key)
  const abort = new AbortController()
  let failures = 0
  let timer: unknown
  const ask = async () => {
    try {
      const events = await run(call, abort, now)
      if (abort.signal.aborted) return
      failures = 0
      for (const event of events) hub.emit({ seq: 0, epoch: '', ts: now(), ...event, polled: true })
      if (key === 'member') return
      health.note({ pollOk: true })
      const served = hub.topics().filter((topic) => pollKey(topic) === key)
      hub.ready(served, true)
    } catch {
      // The transport has logged the error, and the next poll follows on schedule, so the error is not thrown.
      failures += 1
      if (!abort.signal.aborted) health.note({ pollOk: false })
    }
  }
  const round = async () => {
    if (wake.isVisible()) await ask()
    if (abort.signal.aborted) return
    const ms = Math.min(LONGEST_MS, everyMs * 2 ** failures)
    timer = timers.setTimeout(round, ms * (0.9 + timers.random() * 0.2))
  }
  round()
  return () => {
    timers.clearTimeout(timer)
    abort.abort()
  }
}

/**
 * Creates a source that polls topics by calls while the page is visible and delivers the answers to the same
 * handlers.
 */
export function createPoller(parts: PollerParts): Source {
  const { hub, health } = parts
  /** Maps each key of `pollKey` to the function that stops the poll of this key. */
  const jobs = new Map<string, () => void>()
  let isOn = false

  const changed = () => {
    if (!isOn) return
    const wanted = new Set(hub.topics().map(pollKey))
    for (const [key, end] of jobs) {
      if (wanted.has(key)) continue
      end()
      jobs.delete(key)
    }
    for (const key of wanted) if (!jobs.has(key)) jobs.set(key, follow(key, parts))
  }
  const stop = () => {
    for (const end of jobs.values()) end()
    jobs.clear()
  }

  return {
    start() {
      isOn = true
      changed()
    },
    stop() {
      isOn = false
      stop()
      health.note({ pollOk: null })
    },
    changed,
    wake() {
      stop()
      changed()
    },
  }
}
