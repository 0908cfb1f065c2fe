import type { Clock } from '../clock/clock.ts'
import { Refusal } from '../refusals/refusal.ts'

/** A rate limit: at most `limit` requests in a window of `seconds`. */
export interface Rate {
  name: string
  limit: number
  seconds: number
}

/**
 * The rate limits of all calls. @fastify/rate-limit has one limit per route and uses the machine's time.
 * These limits count several keys per call, use the exchange's clock, and can take a counted request back.
 */
export interface RateLimits {
  /**
   * Counts one request for `key`; throws TOO_MANY_REQUESTS with the seconds to wait if the window is full.
   */
  spend(rate: Rate, key: string): void
  /** Reverts one `spend`. */
  giveBack(rate: Rate, key: string): void
}

/** The number of requests of one key in the current window. */
export interface CountedWindow {
  ends: number
  count: number
}

const SWEEP_EVERY_MS = 1000
/**
 * Maximum number of windows; above it, the oldest are dropped, because one network can have any number of
 * addresses and would fill the memory.
 */
const MOST_WINDOWS = 100_000

/**
 * Stores the windows of one length in the order in which they end, so that a sweep stops at the first running
 * window and visits each window once. A cache library would also reorder entries at each use.
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
    /** Returns the window of `key` at `now`, or a new one if none is running. */
    at(key: string, now: number): CountedWindow {
      if (now >= sweepAt || windows.size > most) sweep(now)
      const known = windows.get(key)
      if (known && known.ends > now) return known
      // Setting an existing key would keep its place in the Map. Deleting it first keeps the Map ordered by
      // start, so the sweep can remove windows from its beginning.
      windows.delete(key)
      const window = { ends: now + seconds * 1000, count: 0 }
      windows.set(key, window)
      return window
    },
  }
}

/**
 * Opens rate limits in memory, which a restart resets. Failure counters that must survive a restart are in
 * tables.
 */
export function rateLimits(clock: Clock): RateLimits {
  const rates = new Map<string, ReturnType<typeof countedWindows>>()
  const windowOf = ({ name, seconds }: Rate, key: string) => {
    const windows = rates.get(name) ?? countedWindows(seconds)
    rates.set(name, windows)
    return windows.at(key, clock.now())
  }
  return {
    spend(rate, key) {
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
