/** Cancels a timer; has no effect after the timer has run. */
type Cancel = () => void

/** The only source of time in the sandbox. Times are integer milliseconds UTC. */
export interface Clock {
  now(): number
  /**
   * Returns the time at which the current jump ends, or `now` outside a jump. Until shortly before that time,
   * jobs take coarser steps.
   */
  landing(): number
  /**
   * Runs a function once after `delayMs`. If its promise rejects, that is a programming error and ends the
   * process.
   */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls can move forward. */
export interface ControllableClock extends Clock {
  /**
   * Moves the clock by `ms` and runs, in order of time, all timers that fall due, including timers that these
   * set.
   */
  advance(ms: number): Promise<void>
  /** Moves the clock to `time`; throws a RangeError for a time in the past. */
  advanceTo(time: number): Promise<void>
}
