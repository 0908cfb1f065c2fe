import type { Session } from '../session/session.ts'
import type { Call } from '../transport/call.ts'
import type { Timers } from '../transport/timers.ts'
import type { Health } from './health.ts'
import type { Hub } from './hub.ts'
import { type Poll, pollKey, pollTopic } from './poll-topic.ts'
import type { Source } from './source.ts'
import type { Wake } from './wake.ts'

const LONGEST_MS = 5_000

export type PollerParts = {
  call: Call
  hub: Hub
  health: Health
  timers: Timers
  wake: Wake
  /** The server's time. */
  now: () => number
  session: Session
}

/** Follows topics by calls, at the rulebook's rates, only while somebody looks, and feeds the same handlers. */
export function createPoller({ call, hub, health, timers, wake, session, now }: PollerParts): Source {
  /** Key -> the way to stop. */
  const jobs = new Map<string, () => void>()
  let isOn = false

  /** Member events have no call that answers them: whoever listens is told to fetch what it keeps. */
  const member: Poll = {
    everyMs: 2_000,
    run: async () => {
      if (session.token.get()) hub.ready(['member'])
      return []
    },
  }
  const follow = (key: string) => {
    const { everyMs, run } = key === 'member' ? member : pollTopic(key)
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
        hub.ready(
          hub.topics().filter((topic) => pollKey(topic) === key),
          true,
        )
      } catch {
        // The call was logged; what counts here is the next one.
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
    jobs.set(key, () => {
      timers.clearTimeout(timer)
      abort.abort()
    })
    round()
  }
  const changed = () => {
    if (!isOn) return
    const wanted = new Set(hub.topics().map(pollKey))
    for (const [key, end] of jobs) {
      if (wanted.has(key)) continue
      end()
      jobs.delete(key)
    }
    for (const key of wanted) if (!jobs.has(key)) follow(key)
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
