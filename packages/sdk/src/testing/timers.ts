import type { Timers } from '../transport/timers.ts'

export type CountedTimers = Timers & {
  /** Returns the number of pending timers. */
  waiting(): number
}
export type FastTimers = CountedTimers & {
  /** Resolves when `ms` have passed on the faster clock of these timers. Timers that are due in this time run. */
  elapse(ms: number): Promise<void>
}
export type ManualTimers = CountedTimers & {
  /** Advances the time by `ms`. Timers that become due run in order, each at its due time. */
  pass(ms: number): void
  /** Moves the clock by `ms` without running a timer, as happens after sleep or when a person corrects the clock. */
  jump(ms: number): void
}

const START = 1_767_225_600_000
const half = () => 0.5

function steppedTimers(start: number, random: () => number) {
  let now = start
  let skew = 0
  let lastId = 0
  const waiting = new Map<number, { at: number; run: () => void }>()
  /** Advances the time to `until`, or to the first due timer before it, which then runs. Returns whether one ran. */
  const step = (until: number): boolean => {
    const [first] = [...waiting]
      .filter(([, { at }]) => at <= until)
      .sort(([a, one], [b, two]) => one.at - two.at || a - b)
    now = Math.max(now, first ? first[1].at : until)
    if (!first) return false
    waiting.delete(first[0])
    first[1].run()
    return true
  }
  const timers: ManualTimers = {
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
      while (step(until));
    },
    jump(ms) {
      skew += ms
    },
  }
  return { timers, advance: (ms: number) => step(now + ms) }
}

/** Creates timers whose time advances only on request. */
export const manualTimers = (random: () => number = half): ManualTimers => steppedTimers(START, random).timers

/**
 * Creates timers that run faster than real time: with factor 100, thirty seconds pass in about 300 ms. While timers are
 * pending, each turn of the event loop advances the time by `factor` milliseconds, or to the next due timer. So when a
 * busy machine stops the process for a moment, no time passes, and the answers of servers in this process arrive as
 * early as usual.
 */
export function fastTimers(factor: number, random: () => number = half): FastTimers {
  const { timers, advance } = steppedTimers(Date.now(), random)
  let elapsing = 0
  let isRunning = false
  const turn = () => {
    isRunning = timers.waiting() > 0
    if (!isRunning) return
    advance(factor)
    setTimeout(turn, 1)
  }
  const set: Timers['setTimeout'] = (run, ms) => {
    if (!isRunning) setTimeout(turn, 1)
    isRunning = true
    return timers.setTimeout(run, ms)
  }
  return {
    now: timers.now,
    setTimeout: set,
    clearTimeout: timers.clearTimeout,
    random,
    waiting: () => timers.waiting() - elapsing,
    elapse(ms) {
      elapsing += 1
      return new Promise((resolve) =>
        set(() => {
          elapsing -= 1
          resolve()
        }, ms),
      )
    },
  }
}
