/** Sources of time and randomness, injected so that simulations and tests can control them. */
export type Timers = {
  /** Returns the milliseconds since the epoch by the local clock. */
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
  /** Returns a random value, 0 <= x < 1. */
  random(): number
}

export const systemTimers: Timers = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  random: () => Math.random(),
}
