import type { Timers } from './timers.ts'

const KEPT = 5

/** The server's time, derived from its answers, because the local clock may be wrong. */
export type Clock = {
  /** Returns the server's time in milliseconds since the epoch. */
  now(): number
  /**
   * Returns the server's time minus the local time: the median of the last five observations, 0 before the first one.
   */
  offsetMs(): number
}

export type ObservedClock = Clock & {
  /**
   * Records the server time of an answer and the time at which its request was sent. Ignores values that are
   * not numbers.
   */
  observe(serverTime: unknown, sentAt: unknown): void
  /**
   * Discards all observations, because the local clock has jumped. The offset keeps its value until the next
   * observation.
   */
  forget(): void
}

export function createClock(timers: Timers): ObservedClock {
  let offsets: number[] = []
  let median = 0
  return {
    now: () => timers.now() + median,
    offsetMs: () => median,
    observe(serverTime, sentAt) {
      if (typeof serverTime !== 'number' || typeof sentAt !== 'number') return
      offsets = [...offsets, serverTime - (sentAt + timers.now()) / 2].slice(-KEPT)
      median = Math.round(offsets.toSorted((a, b) => a - b)[offsets.length >> 1]!)
    },
    forget() {
      offsets = []
    },
  }
}
