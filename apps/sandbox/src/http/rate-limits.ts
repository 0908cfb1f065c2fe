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
}

/** Windows live in memory: a restart may reset them. Failure counters that must not be reset live in tables. */
export function rateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { ends: number; count: number }>()
  const forgetPast = (now: number) => {
    for (const [key, window] of windows) if (window.ends <= now) windows.delete(key)
  }
  return {
    take({ name, limit, seconds }, key) {
      const now = clock.now()
      if (windows.size > 50_000) forgetPast(now)
      const known = windows.get(`${name} ${key}`)
      const window = known && known.ends > now ? known : { ends: now + seconds * 1000, count: 0 }
      windows.set(`${name} ${key}`, window)
      if (++window.count > limit) {
        throw new Refusal('TOO_MANY_REQUESTS', {
          params: { retry_after: Math.ceil((window.ends - now) / 1000) },
        })
      }
    },
  }
}
