import type { Timers } from '../transport/timers.ts'

export type CountedTimers = Timers & {
  /** Returns the number of pending timers. */
  waiting(): number
}
export type FastTimers = CountedTimers & {
  /** Resolves when `ms` have passed on the faster clock of these timers. Timers that are due in this time run. */
  elapse(ms: number): Promise<void>
}

/**
 * Creates timers that run faster than real time: with factor 100, thirty seconds pass in 300 ms. `waiting` returns the
 * number of pending timers.
 */
export function fastTimers(factor: number, random: () => number = () => 0.5): FastTimers {
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
    elapse: (ms) => new Promise((resolve) => setTimeout(resolve, ms / factor)),
  }
}

export type ManualTimers = CountedTimers & {
  /** Advances the time by `ms`. Timers that become due run in order, each at its due time. */
  pass(ms: number): void
  /** Moves the clock by `ms` without running a timer, as happens after sleep or when a person corrects the clock. */
  jump(ms: number): void
}

/** Creates timers whose time advances only on request. */
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
