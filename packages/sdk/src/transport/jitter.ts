import type { Timers } from './timers.ts'

/** Returns a wait with full jitter: random up to min(cap, base x 2^n), in milliseconds. */
export const jitter = (timers: Timers, n: number, baseMs: number, capMs: number): number =>
  timers.random() * Math.min(capMs, baseMs * 2 ** n)
