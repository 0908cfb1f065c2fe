import type { Clock } from '../clock/clock.ts'
import { Refusal } from '../refusals/refusal.ts'

/** At most `limit` in a window of `seconds`. */
export interface Rate {
  name: string
  limit: number
  seconds: number
}

export interface RateLimits {
  /** Counts one for `key`; throws TOO_MANY_REQUESTS with the seconds to wait when the window is full. */
  take(rate: Rate, key: string): void
  /** Takes back what `take` has counted. */
  giveBack(rate: Rate, key: string): void
}

/** The count of one key until its window ends. */
export interface CountedWindow {
  ends: number
  count: number
}

const SWEEP_EVERY_MS = 1000
/** Above this the oldest windows are forgotten: one network can have any number of addresses. */
const MOST_WINDOWS = 100_000

/**
 * Opens the windows of one length. They stand in the order in which they end, so a sweep stops at the first that
 * goes on, and each window is visited once. A cache library would also order them by use, which each request pays.
 */
export function countedWindows(seconds: number, most = MOST_WINDOWS) {
  const windows = new Map<string, CountedWindow>()
  let sweepAt = 0
  const sweep = (now: number) => {
    let surplus = windows.size > most ? windows.size - most / 2 : 0
    for (const [key, { ends }] of windows) {
      if (ends > now && surplus-- <= 0) break
      windows.delete(key)
    }
    sweepAt = now + SWEEP_EVERY_MS
  }
  return {
    /** Returns the window of `key` that runs at `now`, a new one where there is none. */
    at(key: string, now: number): CountedWindow {
      if (now >= sweepAt || windows.size > most) sweep(now)
      const known = windows.get(key)
      if (known && known.ends > now) return known
      // A key that is set again keeps its old place.
      windows.delete(key)
      const window = { ends: now + seconds * 1000, count: 0 }
      windows.set(key, window)
      return window
    },
  }
}

/** Opens limits in memory: a restart may reset them. Failure counters that must not be reset live in tables. */
export function rateLimits(clock: Clock): RateLimits {
  const rates = new Map<string, ReturnType<typeof countedWindows>>()
  const windowOf = ({ name, seconds }: Rate, key: string) => {
    const windows = rates.get(name) ?? countedWindows(seconds)
    rates.set(name, windows)
    return windows.at(key, clock.now())
  }
  return {
    take(rate, key) {
      const window = windowOf(rate, key)
      if (++window.count <= rate.limit) return
      const seconds = Math.ceil((window.ends - clock.now()) / 1000)
      throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: seconds } })
    },
    giveBack(rate, key) {
      const window = windowOf(rate, key)
      window.count = Math.max(0, window.count - 1)
    },
  }
}
