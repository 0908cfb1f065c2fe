import type { Clock } from '../clock/clock.ts'
import { Refusal } from '../refusals/refusal.ts'

/** A rate limit: at most `limit` requests within `seconds`. */
export interface Rate {
  name: string
  limit: number
  seconds: number
}

/**
 * The rate limits of all calls. @fastify/rate-limit is not used, because it has one limit per route and uses the
 * machine's time. Here, a call can count against several limits, the exchange's clock is used, and the count of a
 * request can be undone.
 */
export interface RateLimits {
  /** Counts a request of `key`. Throws TOO_MANY_REQUESTS with the seconds to wait if the limit is reached. */
  spend(rate: Rate, key: string): void
  /** Throws like `spend` if the limit is reached, but counts nothing. */
  check(rate: Rate, key: string): void
  /** Takes back one request that `spend` has counted. */
  giveBack(rate: Rate, key: string): void
}

/** The number of requests of one key in its current window. */
export interface CountedWindow {
  ends: number
  count: number
}

const SWEEP_EVERY_MS = 1000
/**
 * Maximum number of windows. Above it, the oldest ones are dropped, because a single network can use any number of
 * addresses and would fill the memory.
 */
const MOST_WINDOWS = 100_000

/**
 * Creates a store of rate-limit windows of the same length. The windows are ordered by the time at which they end, so
 * that a sweep visits only windows that have ended. A cache library is not used, because it would reorder the windows
 * at each use.
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
    /** Returns the current window of `key`, or a new one if none is running. */
    at(key: string, now: number): CountedWindow {
      if (now >= sweepAt || windows.size > most) sweep(now)
      const known = windows.get(key)
      if (known && known.ends > now) return known
      // Setting an existing key of a `Map` does not move the key to the end. The key is deleted first, so that the new
      // window is the last one and the windows stay ordered by their end.
      windows.delete(key)
      const window = { ends: now + seconds * 1000, count: 0 }
      windows.set(key, window)
      return window
    },
  }
}

/**
 * Creates rate limits in memory. A restart resets them. Failure counters that must survive a restart are stored in
 * tables.
 */
export function rateLimits(clock: Clock): RateLimits {
  const rates = new Map<string, ReturnType<typeof countedWindows>>()
  const windowOf = ({ name, seconds }: Rate, key: string) => {
    const windows = rates.get(name) ?? countedWindows(seconds)
    rates.set(name, windows)
    return windows.at(key, clock.now())
  }
  const refused = ({ ends }: CountedWindow) =>
    new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: Math.ceil((ends - clock.now()) / 1000) } })
  return {
    spend(rate, key) {
      const window = windowOf(rate, key)
      if (++window.count > rate.limit) throw refused(window)
    },
    check(rate, key) {
      const window = windowOf(rate, key)
      if (window.count >= rate.limit) throw refused(window)
    },
    giveBack(rate, key) {
      const window = windowOf(rate, key)
      window.count = Math.max(0, window.count - 1)
    },
  }
}
