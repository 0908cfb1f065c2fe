import type { Timers } from './timers.ts'

/** Full jitter: a random wait up to min(cap, base x 2^n), in milliseconds. */
export const jitter = (timers: Timers, n: number, baseMs: number, capMs: number): number =>
  timers.random() * Math.min(capMs, baseMs * 2 ** n)
