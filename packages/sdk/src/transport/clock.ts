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
  /** The server said this time in an answer to what was sent then; anything but numbers is ignored. */
  observe(serverTime: unknown, sentAt: unknown): void
  /** The local clock jumped: what was observed is worth nothing. */
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
      median = Math.round(offsets.toSorted((a, b) => a - b)[offsets.length >> 1] ?? 0)
    },
    forget() {
      offsets = []
    },
  }
}
