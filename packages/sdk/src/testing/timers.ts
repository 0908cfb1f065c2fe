import type { Timers } from '../transport/timers.ts'

export type CountedTimers = Timers & {
  /** How many timers are waiting. */
  waiting(): number
}

/** Real time, made faster: with factor 100, thirty seconds pass in 300 ms. Counts what is left waiting. */
export function fastTimers(factor: number, random: () => number = () => 0.5): CountedTimers {
  const start = Date.now()
  const origin = performance.now()
  const waiting = new Set<unknown>()
  return {
    now: () => start + (performance.now() - origin) * factor,
    setTimeout(run, ms) {
      const handle = setTimeout(() => {
        waiting.delete(handle)
        run()
      }, ms / factor)
      waiting.add(handle)
      return handle
    },
    clearTimeout(handle) {
      waiting.delete(handle)
      clearTimeout(handle as ReturnType<typeof setTimeout>)
    },
    random,
    waiting: () => waiting.size,
  }
}

export type ManualTimers = CountedTimers & {
  /** Lets time pass; timers run in order, with the time they asked for. */
  pass(ms: number): void
  /** Sets the clock without letting a timer run, as a laptop that sleeps or a member who corrects it. */
  jump(ms: number): void
}

/** Time that stands still until it is told to pass. */
export function manualTimers(random: () => number = () => 0.5): ManualTimers {
  let now = 1_767_225_600_000
  let skew = 0
  let lastId = 0
  const waiting = new Map<number, { at: number; run: () => void }>()
  const next = (until: number) =>
    [...waiting].filter(([, { at }]) => at <= until).sort(([a, one], [b, two]) => one.at - two.at || a - b)[0]
  return {
    now: () => now + skew,
    setTimeout(run, ms) {
      lastId += 1
      waiting.set(lastId, { at: now + ms, run })
      return lastId
    },
    clearTimeout: (handle) => void waiting.delete(handle as number),
    random,
    waiting: () => waiting.size,
    pass(ms) {
      const until = now + ms
      for (let due = next(until); due; due = next(until)) {
        waiting.delete(due[0])
        now = Math.max(now, due[1].at)
        due[1].run()
      }
      now = until
    },
    jump(ms) {
      skew += ms
    },
  }
}
