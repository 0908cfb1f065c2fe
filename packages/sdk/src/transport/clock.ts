import type { Timers } from './timers.ts'

const KEPT = 5

/** The server's time, from what its answers say. The local clock never decides a deadline. */
export type Clock = {
  /** Milliseconds since the epoch by the server's clock. */
  now(): number
  /** Server minus local time: the median of the last five observations, 0 before the first. */
  offsetMs(): number
}

export type ObservedClock = Clock & {
  /** A time the server stated between these two local moments. */
  observe(serverTime: number, sentAt: number, receivedAt: number): void
  /** The local clock jumped: what was observed is worth nothing. */
  forget(): void
}

export function createClock(timers: Timers): ObservedClock {
  let offsets: number[] = []
  let median = 0
  return {
    now: () => timers.now() + median,
    offsetMs: () => median,
    observe(serverTime, sentAt, receivedAt) {
      offsets = [...offsets, serverTime - (sentAt + receivedAt) / 2].slice(-KEPT)
      const sorted = offsets.toSorted((a, b) => a - b)
      median = Math.round(sorted[sorted.length >> 1] ?? 0)
    },
    forget() {
      offsets = []
    },
  }
}
