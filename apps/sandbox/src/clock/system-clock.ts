import type { Clock } from './clock.ts'

/** Returns a clock that shows the time of the machine. */
export function systemClock(): Clock {
  const schedule: Clock['schedule'] = (delayMs, run) => {
    const timer = setTimeout(run, Math.max(0, delayMs))
    return () => clearTimeout(timer)
  }
  return {
    now: () => Date.now(),
    landing: () => Date.now(),
    schedule,
    sleep: (ms) => new Promise((wake) => schedule(ms, wake)),
  }
}
