import type { Clock } from './clock.ts'

/** The clock of the machine. */
export function systemClock(): Clock {
  const now = () => Date.now()
  const schedule: Clock['schedule'] = (delayMs, run) => {
    const timer = setTimeout(run, Math.max(0, delayMs))
    return () => clearTimeout(timer)
  }
  return {
    now,
    schedule,
    every: (ms, run) => repeat(schedule, ms, run),
    sleep: (ms) => sleepBy(schedule, ms),
  }
}

/** Builds `every` out of `schedule`: the next run is set only when the last one has ended. */
export function repeat(schedule: Clock['schedule'], ms: number, run: () => void | Promise<void>) {
  let stopped = false
  let cancel = () => {}
  const arm = () => {
    cancel = schedule(ms, async () => {
      await run()
      if (!stopped) arm()
    })
  }
  arm()
  return () => {
    stopped = true
    cancel()
  }
}

/** Builds `sleep` out of `schedule`. */
export function sleepBy(schedule: Clock['schedule'], ms: number): Promise<void> {
  return new Promise((resolve) => schedule(ms, resolve))
}
