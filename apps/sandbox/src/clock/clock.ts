export const HOUR_MS = 3_600_000
export const MINUTE_MS = 60_000
export const SECOND_MS = 1_000

/** Cancels a timer. Has no effect after the timer has run. */
type Cancel = () => void

/** The only source of time in the sandbox. All times are integers in ms since 1970, UTC. */
export interface Clock {
  now(): number
  /**
   * Returns the time at which the current clock jump (a call of `advance`) ends, or the current time outside a jump.
   * During a long jump, jobs use this time to run less often.
   */
  landing(): number
  /**
   * Runs a function once after `delayMs`. If the function returns a promise, the promise must not reject: a rejection
   * ends the process.
   */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls can move forward. */
export interface ControllableClock extends Clock {
  /**
   * Moves the clock forward by `ms`. Runs all timers that become due, in the order of their times, including timers
   * that are scheduled by these timers.
   */
  advance(ms: number): Promise<void>
  /** Moves the clock forward to `time`. Throws RangeError for a time in the past. */
  advanceTo(time: number): Promise<void>
  /**
   * If the clock shows an earlier time than `time`, sets it to `time` without running timers. If the clock is running,
   * it then runs at half speed until the machine's clock has caught up.
   */
  notBefore(time: number): void
  /**
   * Returns the time in ms by which the clock's start time and clock jumps have moved the clock ahead of the machine's
   * clock. Excludes the time by which a running clock is ahead because the machine's clock was set back.
   */
  offset(): number
  /**
   * Moves the clock forward until `offset` returns exactly `ms`, without running timers. Does nothing if the offset is
   * already `ms` or more.
   */
  restoreOffset(ms: number): void
}
